const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes an ASCII text; mini programs have no `btoa`. */
export function base64(text: string): string {
  let encoded = ''
  for (let at = 0; at < text.length; at += 3) {
    const bits = (code(text, at) << 16) | (code(text, at + 1) << 8) | code(text, at + 2)
    const characters = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((bits >> shift) & 63)).join('')
    const missing = Math.max(0, at + 3 - text.length)
    encoded += characters.slice(0, 4 - missing) + '='.repeat(missing)
  }
  return encoded
}

function code(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0
}
