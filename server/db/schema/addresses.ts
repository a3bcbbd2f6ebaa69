import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, moment } from './columns.ts'
import { users } from './customers.ts'
import { regionGroups, regions } from './regions.ts'

/** Where customers want their boxes sent. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The customer's own label. */
    name: text('name'),
    recipient: text('recipient').notNull(),
    mobile: text('mobile').notNull(),
    regionGroupId: text('region_group_id')
      .notNull()
      .references(() => regionGroups.id),
    provinceId: text('province_id').references(() => regions.id),
    cityId: text('city_id').references(() => regions.id),
    /** A city that isn't in the list. */
    cityName: text('city_name'),
    postCode: text('post_code').notNull(),
    detailsAddress: text('details_address').notNull(),
    /** Masked and sealed (`modules/address/identitySeal.ts`). */
    idDocument: text('id_document'),
    isDefault: boolean('is_default').notNull(),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.creationTime),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
)
