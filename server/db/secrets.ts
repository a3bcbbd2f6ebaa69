import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { serverSecrets } from './schema/index.ts'

import type { Database } from './client.ts'

/** A random secret of 32 bytes, made once and shared by all processes on the database. */
export async function sharedSecret(db: Database, name: string): Promise<Uint8Array> {
  const secret = (await findSecret(db, name)) ?? (await makeSecret(db, name))
  return Buffer.from(secret, 'hex')
}

async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value
}

/** If several processes make it at once, the first one's counts. */
async function makeSecret(db: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('hex')
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()
  return (await findSecret(db, name)) ?? value
}
