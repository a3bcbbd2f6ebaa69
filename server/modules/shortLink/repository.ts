import { and, eq } from 'drizzle-orm'

import { shortLinks } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

/** A page that a customer shared. */
export interface SharedPage {
  readonly userId: string
  readonly path: string
}

export async function findCode(db: Database, { userId, path }: SharedPage): Promise<string | null> {
  const [link] = await db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(and(eq(shortLinks.userId, userId), eq(shortLinks.path, path)))
  return link?.code ?? null
}

/** Does nothing if the code is taken, or the customer has shared the page before. */
export async function insertLink(
  db: Database,
  { userId, path }: SharedPage,
  code: string,
  now: Date,
): Promise<void> {
  await db.insert(shortLinks).values({ code, userId, path, creationTime: now }).onConflictDoNothing()
}

export async function findSharedPage(db: Database, code: string): Promise<SharedPage | null> {
  const [link] = await db
    .select({ userId: shortLinks.userId, path: shortLinks.path })
    .from(shortLinks)
    .where(eq(shortLinks.code, code))
  return link ?? null
}
