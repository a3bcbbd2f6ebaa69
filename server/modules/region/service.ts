import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { MAX_REGION_GROUPS } from '../../contracts/region.ts'
import { regionGroups, regions } from '../../db/schema/index.ts'
import { pageOf } from '../../base/http/paging.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type {
  Region,
  RegionGroup,
  RegionGroupListRequest,
  RegionListRequest,
} from '../../contracts/region.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface RegionService {
  /** Where the warehouse sends to. */
  listGroups(request: RegionGroupListRequest, language: Language): Promise<Page<RegionGroup>>
  /** The provinces of a region group, or the cities of a province; none for an unknown one. */
  listRegions(request: RegionListRequest, language: Language): Promise<Page<Region>>
}

export function createRegionService(db: Database): RegionService {
  return {
    listGroups: async (request, language) => {
      const within = db
        .select({ one: sql`1` })
        .from(regions)
        .where(eq(regions.regionGroupId, regionGroups.id))
      const rows = await db
        .select({ group: regionGroups, hasRegions: sql<boolean>`${exists(within)}` })
        .from(regionGroups)
        .where(request.isDest === undefined ? undefined : eq(regionGroups.isDest, request.isDest))
        .orderBy(asc(regionGroups.displayOrder))
      const groups = rows.map(({ group: { displayOrder: _, ...group }, hasRegions }) => ({
        ...group,
        displayName: group.displayName[language],
        hasRegions,
      }))
      return pageOf(groups, request, ({ displayName }) => displayName, MAX_REGION_GROUPS)
    },

    listRegions: async (request, language) => {
      const { regionGroupId, parentId } = request
      const children = alias(regions, 'children')
      const below = db
        .select({ one: sql`1` })
        .from(children)
        .where(eq(children.parentId, regions.id))
      const rows = await db
        .select({ region: regions, hasChildren: sql<boolean>`${exists(below)}` })
        .from(regions)
        .where(
          and(
            eq(regions.regionGroupId, regionGroupId),
            parentId === undefined ? isNull(regions.parentId) : eq(regions.parentId, parentId),
          ),
        )
        .orderBy(asc(regions.displayOrder))
      const found = rows.map(({ region: { displayOrder: _, ...region }, hasChildren }) => ({
        ...region,
        displayName: region.displayName[language],
        hasChildren,
      }))
      return pageOf(found, request, ({ displayName }) => displayName)
    },
  }
}
