/** Mobile numbers and e-mail addresses as they are kept and compared. */
export function normaliseTarget(target: string): string {
  return target.toLowerCase()
}

/** Which of a customer's fields a target fills. */
export function contactOf(target: string): { email: string | null; mobileNumber: string | null } {
  const isEmail = target.includes('@')
  return { email: isEmail ? target : null, mobileNumber: isEmail ? null : target }
}
