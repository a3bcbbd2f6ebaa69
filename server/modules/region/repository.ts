import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { regionGroups, regions } from '../../db/schema/index.ts'

import type { RegionGroupListRequest, RegionListRequest } from '../../contracts/region.ts'
import type { Database } from '../../db/client.ts'

export type RegionGroupRow = typeof regionGroups.$inferSelect
export type RegionRow = typeof regions.$inferSelect

/** Region groups in the order in which they are shown, and whether there are regions in each. */
export function listRegionGroups(
  db: Database,
  { isDest }: Pick<RegionGroupListRequest, 'isDest'>,
): Promise<{ group: RegionGroupRow; hasRegions: boolean }[]> {
  const within = db
    .select({ one: sql`1` })
    .from(regions)
    .where(eq(regions.regionGroupId, regionGroups.id))
  return db
    .select({ group: regionGroups, hasRegions: sql<boolean>`${exists(within)}` })
    .from(regionGroups)
    .where(isDest === undefined ? undefined : eq(regionGroups.isDest, isDest))
    .orderBy(asc(regionGroups.displayOrder))
}

/** The provinces of a region group, or the cities of a province, and whether there are regions in each. */
export function listRegions(
  db: Database,
  { regionGroupId, parentId }: Pick<RegionListRequest, 'regionGroupId' | 'parentId'>,
): Promise<{ region: RegionRow; hasChildren: boolean }[]> {
  const children = alias(regions, 'children')
  const below = db
    .select({ one: sql`1` })
    .from(children)
    .where(eq(children.parentId, regions.id))
  return db
    .select({ region: regions, hasChildren: sql<boolean>`${exists(below)}` })
    .from(regions)
    .where(
      and(
        eq(regions.regionGroupId, regionGroupId),
        parentId === undefined ? isNull(regions.parentId) : eq(regions.parentId, parentId),
      ),
    )
    .orderBy(asc(regions.displayOrder))
}

export async function findRegionGroup(db: Database, id: string): Promise<RegionGroupRow | undefined> {
  const [row] = await db.select().from(regionGroups).where(eq(regionGroups.id, id))
  return row
}

/** The region groups with these IDs, in no order. */
export async function findRegionGroups(db: Database, ids: readonly string[]): Promise<RegionGroupRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(regionGroups)
    .where(inArray(regionGroups.id, [...ids]))
}

/** The provinces and cities with these IDs, in no order. */
export async function findRegions(db: Database, ids: readonly string[]): Promise<RegionRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(regions)
    .where(inArray(regions.id, [...ids]))
}

/** Whether addresses in a region group name a province and a city. */
export async function hasRegions(db: Database, regionGroupId: string): Promise<boolean> {
  const rows = await db
    .select({ id: regions.id })
    .from(regions)
    .where(eq(regions.regionGroupId, regionGroupId))
    .limit(1)
  return rows.length > 0
}
