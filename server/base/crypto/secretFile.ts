import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { nullIfMissing } from '../missingFile.ts'

/** A secret in a file of the data directory; undefined until a server has made it. */
export async function readSecret(dataDir: string, file: string): Promise<string | undefined> {
  const secret = await readFile(join(dataDir, file), 'utf8').catch(nullIfMissing)
  return secret?.trim() || undefined
}

/** A secret in a file of the data directory, made by the first call and readable by its owner only. */
export async function ensureSecret(dataDir: string, file: string): Promise<string> {
  const existing = await readSecret(dataDir, file)
  if (existing) return existing
  const secret = randomBytes(24).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  const draft = join(dataDir, `${file}.${randomUUID()}`)
  await writeFile(draft, `${secret}\n`, { mode: 0o600 })
  try {
    // Doesn't replace one that another process has made meanwhile and may be using.
    await link(draft, join(dataDir, file))
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readSecret(dataDir, file)) ?? secret
  } finally {
    await rm(draft, { force: true })
  }
}
