import { holdsFor, type Inspection } from './inspection.ts'
import { pointIn } from './points.ts'

import type { CustomsPoint } from '../../contracts/customs.ts'
import type { ParcelRow } from '../parcel/moves.ts'
import type { CatalogueItem } from './catalogue.ts'
import type { Destination, GoodsRule } from './tableSchema.ts'

/** Whether what is in a parcel may enter the destination, and travel by the chosen delivery method. */
export function goodsPoints(parcel: ParcelRow, inspection: Inspection): CustomsPoint[] {
  const { destination, catalogue, language } = inspection
  const item = catalogue.get(parcel.declaredNameId ?? '')
  const carried = item ? carryingPoint(item, inspection) : []
  if (destination === null) return carried
  if (!item) {
    return [
      pointIn(language, {
        kind: 'RESTRICTED',
        level: 'UNKNOWN',
        message: { key: 'customs.goodsUnknown' },
        fix: { kind: 'EDIT_DECLARATION', field: 'declaredName', parcelId: parcel.id },
      }),
    ]
  }
  return [...carried, ...entryPoints(item, destination, inspection)]
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

function entryPoints(item: CatalogueItem, destination: Destination, inspection: Inspection): CustomsPoint[] {
  const { language } = inspection
  const rules = destination.goods.filter((rule) => isAbout(rule, item) && holdsFor(rule, inspection))
  if (rules.length > 0) {
    return rules.map(({ level, message, source }) =>
      pointIn(language, {
        kind: level,
        level: level === 'PROHIBITED' ? 'BLOCKING' : 'WARNING',
        message,
        source: destination.sources[source],
        fix: { kind: 'ASK' },
      }),
    )
  }
  const { reviewed } = destination
  const isReviewed = reviewed !== null && item.line.some((id) => reviewed.names.includes(id))
  return [
    isReviewed
      ? pointIn(language, {
          kind: 'RESTRICTED',
          level: 'READY',
          message: { key: 'customs.goodsReviewed' },
          source: destination.sources[reviewed.source],
        })
      : pointIn(language, {
          kind: 'RESTRICTED',
          level: 'UNKNOWN',
          message: { key: 'customs.goodsNotReviewed' },
          fix: { kind: 'ASK' },
        }),
  ]
}

function isAbout({ names = [], goodsTypes = [] }: GoodsRule, { line, goodsTypeId }: CatalogueItem): boolean {
  return goodsTypes.includes(goodsTypeId) || line.some((id) => names.includes(id))
}
