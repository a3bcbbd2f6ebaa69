import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { users } from './customers.ts'

/** Shared pages, each under its own code. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: text('code').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [uniqueIndex('short_links_user_path').on(table.userId, table.path)],
)
