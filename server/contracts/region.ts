import { Type, type Static } from 'typebox'

import { Id, limitUpTo, listRequest } from './common.ts'
import { entity, nullable, page } from './schema.ts'

/** The most region groups there are to ask for at once. */
export const MAX_REGION_GROUPS = 99

export const RegionGroup = entity(
  'RegionGroup',
  {
    id: Id,
    displayName: Type.String(),
    countryCode: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
    postCodePattern: Type.String({ description: 'A regular expression that a whole post code matches' }),
    postCodeExample: Type.String(),
    hasRegions: Type.Boolean({ description: 'Whether an address names a province and a city of the list' }),
    gstRate: Type.String({
      pattern: '^0(\\.\\d{1,4})?$',
      description: 'Tax at import as a decimal: "0.09" is 9%',
    }),
    isDest: Type.Boolean({ description: 'Whether goods are sent there' }),
  },
  'Destinations that are priced and taxed as one',
)
export type RegionGroup = Static<typeof RegionGroup>

export const RegionGroupPage = page('RegionGroupPage', RegionGroup)
export const RegionGroupListRequest = listRequest(
  'RegionGroupListRequest',
  ['displayOrder asc'],
  { isDest: Type.Optional(Type.Boolean()), limit: limitUpTo(MAX_REGION_GROUPS) },
  MAX_REGION_GROUPS,
)
export type RegionGroupListRequest = Static<typeof RegionGroupListRequest>

export const Region = entity('Region', {
  id: Id,
  regionGroupId: Id,
  parentId: nullable(Id),
  displayName: Type.String(),
  hasChildren: Type.Boolean(),
})
export type Region = Static<typeof Region>

export const RegionPage = page('RegionPage', Region)
export const RegionListRequest = listRequest('RegionListRequest', ['displayOrder asc'], {
  regionGroupId: Id,
  parentId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'Without it: the top level' }),
  ),
})
export type RegionListRequest = Static<typeof RegionListRequest>
