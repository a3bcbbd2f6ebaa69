/**
 * Whether a page may receive a sign-in code: only if its origin is allowed. Any other page would hand the code
 * to whoever made the link.
 */
export function isRedirectAllowed(redirectUri: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { protocol, origin, username, password } = new URL(redirectUri)
  const isPlain = username === '' && password === ''
  return ['http:', 'https:'].includes(protocol) && isPlain && allowedOrigins.includes(origin)
}
