import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'operator-token'

/** The operator token kept in the data directory; undefined before a server has made one. */
export async function readOperatorToken(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, FILE), 'utf8')).trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The operator token of the data directory, made at the first call and readable by its owner only. */
export async function ensureOperatorToken(dataDir: string): Promise<string> {
  const existing = await readOperatorToken(dataDir)
  if (existing) return existing
  const token = randomBytes(24).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, FILE), `${token}\n`, { mode: 0o600 })
  return token
}
