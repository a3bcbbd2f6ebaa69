import { createHash, randomBytes } from 'node:crypto'

/** A secret that can't be guessed, fit for URLs. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret token: whoever reads the database learns none. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
