import { ensureSecret, readSecret } from './secretFile.ts'

const FILE = 'operator-token'

/** The operator token kept in the data directory; undefined before a server has made one. */
export function readOperatorToken(dataDir: string): Promise<string | undefined> {
  return readSecret(dataDir, FILE)
}

/** The operator token of the data directory, made at the first call and readable by its owner only. */
export function ensureOperatorToken(dataDir: string): Promise<string> {
  return ensureSecret(dataDir, FILE)
}
