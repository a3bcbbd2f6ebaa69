import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { id, localisedText } from './columns.ts'

/** Destinations with the same prices and taxes: a country or part of one. */
export const regionGroups = pgTable('region_groups', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  /** ISO 3166-1 alpha-2. */
  countryCode: text('country_code').notNull(),
  /** A regular expression for the whole post code, trimmed. */
  postCodePattern: text('post_code_pattern').notNull(),
  postCodeExample: text('post_code_example').notNull(),
  /** Consumption tax at import as a decimal string: `"0.09"` is 9%. */
  gstRate: text('gst_rate').notNull(),
  /** Whether we ship there. */
  isDest: boolean('is_dest').notNull(),
  displayOrder: integer('display_order').notNull(),
})

/** Provinces or states of a region group, and their cities. */
export const regions = pgTable(
  'regions',
  {
    id: id(),
    regionGroupId: text('region_group_id')
      .notNull()
      .references(() => regionGroups.id),
    parentId: text('parent_id').references((): AnyPgColumn => regions.id),
    displayName: localisedText('display_name').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('regions_parent').on(table.regionGroupId, table.parentId, table.displayOrder)],
)
