/** Mobile numbers and e-mail addresses as they are kept and compared. */
export function normaliseTarget(target: string): string {
  return target.toLowerCase()
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

/**
 * The mobile numbers that somebody may mean by what they typed: with or without spaces and dashes, and a mainland
 * number with or without +86. None if it isn't a mobile number.
 */
export function mobileNumbersIn(text: string): readonly string[] {
  const number = text.replace(/[\s()-]/g, '')
  const mainland = /^(?:\+86)?(1[3-9]\d{9})$/.exec(number)?.[1]
  if (mainland !== undefined) return [mainland, `+86${mainland}`]
  return /^\+\d{7,15}$/.test(number) ? [number] : []
}
