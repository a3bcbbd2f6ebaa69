/** A mobile number or e-mail address that its owner recognises, and nobody learns: `138****1234`, `a***@x.com`. */
export function maskedContact(contact: string): string {
  const at = contact.lastIndexOf('@')
  if (at > 0) return `${contact.slice(0, 1)}***${contact.slice(at)}`
  const number = contact.replace(/^\+86(?=1\d{10}$)/, '')
  const shownFirst = number.length > 9 ? 3 : 1
  return `${number.slice(0, shownFirst)}****${number.slice(-4)}`
}
