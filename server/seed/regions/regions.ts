import { localised, type Localised } from '../../texts/localised.ts'
import { CANADA } from './canada.ts'
import { MALAYSIA_EAST, MALAYSIA_WEST } from './malaysia.ts'
import { AUSTRALIA, NEW_ZEALAND } from './oceania.ts'
import { UNITED_STATES } from './unitedStates.ts'

import type { regionGroups, regions } from '../../db/schema/index.ts'
import type { Province } from './place.ts'

type NewRegionGroup = typeof regionGroups.$inferInsert
type NewRegion = typeof regions.$inferInsert

const FIVE_DIGITS = '\\d{5}'
const FOUR_DIGITS = '\\d{4}'

/**
 * Where the warehouse sends to. Tax rates are those on imported goods of low value: Singapore's and New
 * Zealand's GST, Australia's GST, Malaysia's sales tax, Canada's federal GST; the United States have none.
 */
const REGION_GROUPS: Omit<NewRegionGroup, 'displayOrder'>[] = [
  group('sg', '新加坡 Singapore', 'SG', { pattern: '\\d{6}', example: '238823', gstRate: '0.09' }),
  group('my-west', '西马来西亚 West Malaysia', 'MY', {
    pattern: FIVE_DIGITS,
    example: '50450',
    gstRate: '0.10',
  }),
  group('my-east', '东马来西亚 East Malaysia', 'MY', {
    pattern: FIVE_DIGITS,
    example: '88000',
    gstRate: '0.10',
  }),
  group('au', '澳大利亚 Australia', 'AU', { pattern: FOUR_DIGITS, example: '2000', gstRate: '0.10' }),
  group('nz', '新西兰 New Zealand', 'NZ', { pattern: FOUR_DIGITS, example: '1010', gstRate: '0.15' }),
  group('us', '美国 United States', 'US', { pattern: '\\d{5}(-\\d{4})?', example: '90012', gstRate: '0' }),
  group('ca', '加拿大 Canada', 'CA', {
    // Canada Post: no D, F, I, O, Q or U anywhere, and neither W nor Z in front.
    pattern: '[A-CEGHJ-NPR-TVXY]\\d[A-CEGHJ-NPR-TV-Z] ?\\d[A-CEGHJ-NPR-TV-Z]\\d',
    example: 'M5V 2T6',
    gstRate: '0.05',
  }),
]

/** Singapore is one city: its post code says the building, and no list is needed. */
const PROVINCES: Readonly<Record<string, readonly Province[]>> = {
  'my-west': MALAYSIA_WEST,
  'my-east': MALAYSIA_EAST,
  au: AUSTRALIA,
  nz: NEW_ZEALAND,
  us: UNITED_STATES,
  ca: CANADA,
}

export function regionGroupRows(): NewRegionGroup[] {
  return REGION_GROUPS.map((row, displayOrder) => ({ ...row, displayOrder }))
}

/** Provinces before their cities, so that each parent is there when a child comes. */
export function regionRows(): NewRegion[] {
  return Object.entries(PROVINCES).flatMap(([groupId, provinces]) => [
    ...provinces.map(({ name }, displayOrder) => region(groupId, null, name, displayOrder)),
    ...provinces.flatMap(({ name, cities }) =>
      cities.map((city, displayOrder) => region(groupId, idOf(groupId, name), city, displayOrder)),
    ),
  ])
}

function group(
  id: string,
  name: string,
  countryCode: string,
  { pattern, example, gstRate }: { pattern: string; example: string; gstRate: string },
): Omit<NewRegionGroup, 'displayOrder'> {
  return {
    id,
    displayName: namesIn(name),
    countryCode,
    postCodePattern: pattern,
    postCodeExample: example,
    gstRate,
    isDest: true,
  }
}

function region(
  regionGroupId: string,
  parentId: string | null,
  name: string,
  displayOrder: number,
): NewRegion {
  return {
    id: idOf(parentId ?? regionGroupId, name),
    regionGroupId,
    parentId,
    displayName: namesIn(name),
    displayOrder,
  }
}

/** "中文 English": the Chinese name has no space. */
function namesIn(name: string): Localised {
  const space = name.indexOf(' ')
  return localised(name.slice(0, space), name.slice(space + 1))
}

/** Readable IDs that stay the same when the list is reordered. */
function idOf(parentId: string, name: string): string {
  const words = namesIn(name).en.toLowerCase().replace(/[’.]/g, '')
  return `${parentId}-${words.replace(/[^a-z]+/g, '-')}`
}
