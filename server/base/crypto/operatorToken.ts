import { ensureSecret, readSecret } from './secretFile.ts'

const FILE = 'operator-token'

/** The operator token in the data directory; undefined until a server has made one. */
export function readOperatorToken(dataDir: string): Promise<string | undefined> {
  return readSecret(dataDir, FILE)
}

/** The operator token in the data directory, made by the first call and readable by its owner only. */
export function ensureOperatorToken(dataDir: string): Promise<string> {
  return ensureSecret(dataDir, FILE)
}
