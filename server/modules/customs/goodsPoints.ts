import { appliesTo, type Inspection } from './inspection.ts'
import { pointIn } from './points.ts'

import type { CustomsPoint } from '../../contracts/customs.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { CatalogueItem } from './catalogue.ts'
import type { Destination, GoodsRule } from './tableSchema.ts'

/** Whether what is in a parcel may enter the destination, and travel by the chosen delivery method. */
export function goodsPoints(parcel: ParcelRow, inspection: Inspection): CustomsPoint[] {
  const { destination, catalogue } = inspection
  const item = catalogue.get(parcel.declaredNameId ?? '')
  return [
    ...(item ? carryingPoint(item, inspection) : []),
    ...(destination ? entryPoints(parcel, item, destination, inspection) : []),
  ]
}

function carryingPoint({ goodsTypeId }: CatalogueItem, { channel, language }: Inspection): CustomsPoint[] {
  if (channel === null || channel.goodsTypeIds.includes(goodsTypeId)) return []
  return [
    pointIn(language, {
      kind: 'NOT_CARRIED',
      level: 'BLOCKING',
      message: { key: 'customs.notCarried', params: { channel: channel.displayName } },
      fix: { kind: 'CHANGE_CHANNEL' },
    }),
  ]
}

function entryPoints(
  parcel: ParcelRow,
  item: CatalogueItem | undefined,
  destination: Destination,
  inspection: Inspection,
): CustomsPoint[] {
  const { language } = inspection
  const kind = 'RESTRICTED'
  if (!item) {
    const fix = { kind: 'EDIT_DECLARATION', field: 'declaredName', parcelId: parcel.id } as const
    return [pointIn(language, { kind, level: 'UNKNOWN', message: { key: 'customs.goodsUnknown' }, fix })]
  }
  const rules = destination.goods.filter(
    (rule) => isAbout(rule, item) && mayBeOf(rule, parcel) && appliesTo(rule, inspection),
  )
  if (rules.length > 0) return rules.map((rule) => rulePoint(rule, parcel, destination, inspection))
  const { reviewed } = destination
  if (reviewed && item.path.some((id) => reviewed.names.includes(id))) {
    const source = destination.sources[reviewed.source]
    return [pointIn(language, { kind, level: 'READY', message: { key: 'customs.goodsReviewed' }, source })]
  }
  const fix = { kind: 'ASK' } as const
  return [pointIn(language, { kind, level: 'UNKNOWN', message: { key: 'customs.goodsNotReviewed' }, fix })]
}

function rulePoint(
  { level, materials, message, source }: GoodsRule,
  { id, material }: ParcelRow,
  { sources }: Destination,
  { language }: Inspection,
): CustomsPoint {
  const isOpen = materials !== undefined && material === null
  return pointIn(language, {
    kind: level,
    level: level === 'PROHIBITED' ? 'BLOCKING' : 'WARNING',
    message,
    source: sources[source],
    fix: isOpen ? { kind: 'EDIT_DECLARATION', field: 'material', parcelId: id } : { kind: 'ASK' },
  })
}

function isAbout({ names }: GoodsRule, { path }: CatalogueItem): boolean {
  return path.some((id) => names.includes(id))
}

/** A rule about wood applies to what is made of wood, and to what may be: its declaration doesn’t say. */
function mayBeOf({ materials }: GoodsRule, { material }: ParcelRow): boolean {
  if (materials === undefined || material === null) return true
  const said = material.toLowerCase()
  return materials.some((one) => said.includes(one))
}
