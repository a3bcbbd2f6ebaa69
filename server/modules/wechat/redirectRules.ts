/**
 * Whether a page may be sent somebody's sign-in code: one of the API's own origin, or of an allowed one.
 * Anything else would hand the code to whoever made the link.
 */
export function isRedirectAllowed(redirectUri: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { protocol, origin, username, password } = new URL(redirectUri)
  const isPlain = username === '' && password === ''
  return ['http:', 'https:'].includes(protocol) && isPlain && allowedOrigins.includes(origin)
}
