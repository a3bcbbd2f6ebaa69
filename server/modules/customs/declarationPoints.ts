import { LATIN_TEXT } from '../../contracts/parcelRequests.ts'
import { itemNameOf } from '../declaredName/index.ts'
import { pointIn } from './points.ts'

import type { CustomsPoint, HsChapter } from '../../contracts/customs.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { Inspection } from './inspection.ts'
import type { Goods } from './tableSchema.ts'

const LATIN = new RegExp(`^${LATIN_TEXT}$`, 'u')

/** What a declaration says, and what it leaves out, wherever the parcel goes. */
export function declarationPoints(parcel: ParcelRow, inspection: Inspection): CustomsPoint[] {
  return [
    englishNamePoint(parcel, inspection),
    chapterPoint(parcel, inspection),
    ...materialPoint(parcel, inspection),
    ...valuePoint(parcel, inspection),
  ]
}

/** Where the goods of a parcel belong in the Harmonized System; none if the tables don't have them. */
export function chaptersOf(parcel: ParcelRow, inspection: Inspection): HsChapter[] {
  const { chapters } = inspection.tables
  return (goodsOf(parcel, inspection)?.chapters ?? []).map((code) => ({
    code,
    displayName: chapters[code]?.[inspection.language] ?? code,
  }))
}

function goodsOf({ declaredNameId }: ParcelRow, { catalogue, tables }: Inspection): Goods | undefined {
  const path = catalogue.get(declaredNameId ?? '')?.path ?? []
  for (const id of path) {
    const found = tables.goods.find(({ names }) => names.includes(id))
    if (found) return found
  }
  return undefined
}

function englishNamePoint(parcel: ParcelRow, { language, itemNames }: Inspection): CustomsPoint {
  const kind = 'ENGLISH_NAME'
  const name = parcel.englishName ?? itemNameOf(parcel, itemNames, 'en') ?? ''
  if (LATIN.test(name)) {
    return pointIn(language, {
      kind,
      level: 'READY',
      message: { key: 'customs.englishNameKnown', params: { name } },
    })
  }
  return pointIn(language, {
    kind,
    level: 'MISSING',
    message: { key: 'customs.englishNameMissing' },
    fix: editing(parcel, 'englishName'),
  })
}

function chapterPoint(parcel: ParcelRow, inspection: Inspection): CustomsPoint {
  const { language, tables } = inspection
  const kind = 'HS_CHAPTER'
  const chapters = chaptersOf(parcel, inspection)
  const [first] = chapters
  if (!first) {
    const fix = editing(parcel, 'declaredName')
    return pointIn(language, { kind, level: 'UNKNOWN', message: { key: 'customs.chapterUnknown' }, fix })
  }
  const source = tables.sources[tables.chapterSource]
  const codes = chapters.map(({ code }) => code).join(language === 'en' ? ', ' : '、')
  const message =
    chapters.length === 1
      ? ({ key: 'customs.chapterKnown', params: { code: first.code, name: first.displayName } } as const)
      : ({ key: 'customs.chaptersKnown', params: { codes } } as const)
  return pointIn(language, { kind, level: 'READY', message, source })
}

/** Only for goods that the tables know to be declared with their material. */
function materialPoint(parcel: ParcelRow, inspection: Inspection): CustomsPoint[] {
  const { language, tables } = inspection
  const kind = 'MATERIAL'
  const { material } = parcel
  if (material !== null) {
    const message = { key: 'customs.materialKnown', params: { material } } as const
    return [pointIn(language, { kind, level: 'READY', message })]
  }
  if (!goodsOf(parcel, inspection)?.isMaterialNeeded) return []
  return [
    pointIn(language, {
      kind,
      level: 'MISSING',
      message: { key: 'customs.materialMissing' },
      source: tables.sources[tables.chapterSource],
      fix: editing(parcel, 'material'),
    }),
  ]
}

function valuePoint(parcel: ParcelRow, { language }: Inspection): CustomsPoint[] {
  if (parcel.declaredValue !== null && parcel.declaredValue > 0n) return []
  return [
    pointIn(language, {
      kind: 'VALUE_MISSING',
      level: 'MISSING',
      message: { key: 'customs.valueMissing' },
      fix: editing(parcel, 'declaredValue'),
    }),
  ]
}

function editing({ id }: ParcelRow, field: string) {
  return { kind: 'EDIT_DECLARATION', field, parcelId: id } as const
}
