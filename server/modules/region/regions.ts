import { eq, inArray } from 'drizzle-orm'

import { regionGroups, regions } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type RegionGroupRow = typeof regionGroups.$inferSelect
export type RegionRow = typeof regions.$inferSelect

/** The destination with this id; undefined when there is none. */
export async function findRegionGroup(db: Database, id: string): Promise<RegionGroupRow | undefined> {
  const [row] = await db.select().from(regionGroups).where(eq(regionGroups.id, id))
  return row
}

/** The destinations with these ids, in no order. */
export async function findRegionGroups(db: Database, ids: readonly string[]): Promise<RegionGroupRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(regionGroups)
        .where(inArray(regionGroups.id, [...ids]))
}

/** The provinces and cities with these ids, in no order. */
export async function findRegions(db: Database, ids: readonly string[]): Promise<RegionRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(regions)
        .where(inArray(regions.id, [...ids]))
}

/** Whether a destination's addresses name a province and a city. */
export async function hasRegions(db: Database, regionGroupId: string): Promise<boolean> {
  const rows = await db
    .select({ id: regions.id })
    .from(regions)
    .where(eq(regions.regionGroupId, regionGroupId))
    .limit(1)
  return rows.length > 0
}
