import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { serverSecrets } from './schema/index.ts'

import type { Database } from './client.ts'

/** A random secret of 32 bytes that is made once and shared by all processes on the database. */
export async function sharedSecret(db: Database, name: string): Promise<Uint8Array> {
  const value = randomBytes(32).toString('hex')
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return Buffer.from(row?.value ?? value, 'hex')
}
