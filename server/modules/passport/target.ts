import { ApiProblem } from '../../base/http/problem.ts'
import { readMobileNumber } from '../../base/mobileNumber.ts'

/**
 * A mobile number or e-mail address as it's kept and compared: E.164, or in lower case.
 *
 * @param member the field that it comes from
 * @throws ApiProblem 400 Validation at the field if it's neither
 */
export function readTarget(text: string, member = 'target'): string {
  if (text.includes('@')) return text.toLowerCase()
  const number = readMobileNumber(text)
  if (number !== null) return number
  throw new ApiProblem(400, 'Validation', { fields: [{ members: [member], key: 'field.mobileNumber' }] })
}

/** A username or e-mail address as it is compared. */
export function nameKeyOf(signInName: string): string {
  return signInName.trim().toLowerCase()
}

/** Which of a customer's fields a target fills. */
export function contactOf(target: string): { email: string | null; mobileNumber: string | null } {
  const isEmail = target.includes('@')
  return { email: isEmail ? target : null, mobileNumber: isEmail ? null : target }
}
