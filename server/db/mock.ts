import { drizzle } from 'drizzle-orm/pglite'

import * as schema from './schema/index.ts'

import type { Database } from './client.ts'

/** A database that is never opened, for building what only describes itself. */
export function mockDatabase(): Database {
  return drizzle.mock({ schema })
}
