import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { declaredNameRows } from '../../../server/seed/tables/declaredNames.ts'
import { channelRows } from '../../../server/seed/tables/channels.ts'
import { chaptersOf, declarationPoints } from '../../../server/modules/customs/declarationPoints.ts'
import { goodsPoints } from '../../../server/modules/customs/goodsPoints.ts'
import { readTables } from '../../../server/modules/customs/tables.ts'
import { localised } from '../../../server/texts/localised.ts'

import type { CustomsPoint } from '../../../server/contracts/customs.ts'
import type { Inspection } from '../../../server/modules/customs/inspection.ts'
import type { Destination, GoodsRule } from '../../../server/modules/customs/tableSchema.ts'
import type { ParcelRow } from '../../../server/modules/parcel/index.ts'
import type { ChannelRow } from '../../../server/modules/shipping/repository.ts'

const DECLARED_NAMES = declaredNameRows()
const ITEM_NAMES = new Map(DECLARED_NAMES.map(({ id, displayName }) => [id, displayName]))
const CATALOGUE = new Map(
  DECLARED_NAMES.map(({ id, displayName, goodsTypeId, parentId }) => [
    id,
    { displayName, goodsTypeId: goodsTypeId ?? 'general', path: parentId ? [id, parentId] : [id] },
  ]),
)

function inspectionOf(changes: Partial<Inspection> = {}): Inspection {
  return {
    language: 'en',
    tables: readTables(),
    catalogue: CATALOGUE,
    itemNames: ITEM_NAMES,
    destination: null,
    channel: null,
    ...changes,
  }
}

/** A declared parcel; the points depend on nothing else of it. */
function parcelOf(changes: Partial<ParcelRow>): ParcelRow {
  const parcel: Partial<ParcelRow> = {
    id: 'parcel-1',
    declaredName: null,
    declaredNameId: null,
    englishName: null,
    material: null,
    declaredValue: 12800n,
    declaredCurrency: 'CNY',
    ...changes,
  }
  return parcel as ParcelRow
}

const TABLEWARE = { declaredName: '餐具', declaredNameId: 'home.tableware' }

function levels(points: readonly CustomsPoint[]): Record<string, string> {
  return Object.fromEntries(points.map(({ kind, level }) => [kind, level]))
}

describe('the English name of goods', () => {
  const levelOf = (changes: Partial<ParcelRow>) =>
    levels(declarationPoints(parcelOf(changes), inspectionOf())).ENGLISH_NAME

  it('is the catalogue’s, the customer’s, or a name that is English anyway', () => {
    assert.equal(levelOf(TABLEWARE), 'READY')
    assert.equal(levelOf({ declaredName: '青花碗', englishName: 'Porcelain bowl' }), 'READY')
    assert.equal(levelOf({ declaredName: 'Children’s café set' }), 'READY')
  })

  it('is missing from a Chinese name of one’s own, also where an item of the list was changed', () => {
    assert.equal(levelOf({ declaredName: '青花碗' }), 'MISSING')
    assert.equal(levelOf({ ...TABLEWARE, declaredName: '青花碗' }), 'MISSING')
    assert.equal(levelOf({ declaredName: '3 × 500' }), 'MISSING')
  })
})

describe('the value of goods', () => {
  it('is asked for if it is zero', () => {
    assert.equal(
      levels(declarationPoints(parcelOf({ declaredValue: 0n }), inspectionOf())).VALUE_MISSING,
      'MISSING',
    )
    assert.equal(levels(declarationPoints(parcelOf({}), inspectionOf())).VALUE_MISSING, undefined)
  })
})

describe('the chapter of goods', () => {
  it('comes from the item itself before its branch', () => {
    const codes = (declaredNameId: string) =>
      chaptersOf(parcelOf({ declaredNameId }), inspectionOf()).map(({ code }) => code)
    assert.deepEqual([codes('clothing.t-shirt'), codes('clothing.dress')], [['61'], ['61', '62']])
  })

  it('is unknown for words of one’s own', () => {
    const [, point] = declarationPoints(parcelOf({ declaredName: 'Scarf' }), inspectionOf())
    assert.equal(point?.level, 'UNKNOWN')
    assert.deepEqual(point?.fix, { kind: 'EDIT_DECLARATION', field: 'declaredName', parcelId: 'parcel-1' })
  })
})

const RULE: GoodsRule = {
  level: 'RESTRICTED',
  names: ['home.tableware'],
  message: localised('要查验', 'Is inspected'),
  source: 'law',
}

function destinationOf(...goods: GoodsRule[]): Destination {
  const source = { displayName: localised('法律', 'The law'), url: null, date: '2026-01-01' }
  const reviewed = { names: ['home'], source: 'law' }
  return { countryCode: 'SG', sources: { law: source }, limits: [], goods, reviewed, identity: [] }
}

describe('goods at the destination', () => {
  const pointsFor = (
    goods: GoodsRule[],
    parcel: Partial<ParcelRow> = {},
    inspection: Partial<Inspection> = {},
  ) =>
    goodsPoints(
      parcelOf({ ...TABLEWARE, ...parcel }),
      inspectionOf({ destination: destinationOf(...goods), ...inspection }),
    )

  it('are warned of or barred by a rule, with its source', () => {
    const [point] = pointsFor([RULE])
    assert.equal(point?.level, 'WARNING')
    assert.deepEqual(point?.source, { displayName: 'The law', url: null, date: '2026-01-01' })
    assert.deepEqual(levels(pointsFor([{ ...RULE, level: 'PROHIBITED' }])), { PROHIBITED: 'BLOCKING' })
  })

  it('are fine if the list of controlled goods was looked through, and unknown if it was not', () => {
    assert.deepEqual(levels(pointsFor([])), { RESTRICTED: 'READY' })
    assert.deepEqual(levels(pointsFor([], { declaredNameId: 'food.tea' })), { RESTRICTED: 'UNKNOWN' })
    assert.deepEqual(levels(pointsFor([], { declaredNameId: null })), { RESTRICTED: 'UNKNOWN' })
  })

  it('are asked for their material where only some materials are restricted', () => {
    const wood = { ...RULE, materials: ['木', 'wood'] }
    const [open] = pointsFor([wood])
    assert.deepEqual(open?.fix, { kind: 'EDIT_DECLARATION', field: 'material', parcelId: 'parcel-1' })
    assert.equal(pointsFor([wood], { material: 'Beech WOOD' })[0]?.level, 'WARNING')
    assert.equal(pointsFor([wood], { material: '不锈钢' })[0]?.level, 'READY')
  })

  it('meet a rule for one way of transport only if they may go that way', () => {
    const bySea = { ...RULE, methods: ['sea'] }
    assert.equal(pointsFor([bySea])[0]?.level, 'WARNING')
    assert.equal(pointsFor([bySea], {}, { channel: channelOf('sea-weight') })[0]?.level, 'WARNING')
    assert.equal(pointsFor([bySea], {}, { channel: channelOf('air-general') })[0]?.level, 'READY')
  })

  it('are not for every delivery method', () => {
    const earphones = { declaredNameId: 'electronics.earphones' }
    const onAir = pointsFor([], earphones, { channel: channelOf('air-general') })
    assert.equal(levels(onAir).NOT_CARRIED, 'BLOCKING')
    const onCourier = pointsFor([], earphones, { channel: channelOf('courier') })
    assert.equal(levels(onCourier).NOT_CARRIED, undefined)
  })
})

function channelOf(id: string): ChannelRow {
  const channel = channelRows().find((one) => one.id === id)
  if (!channel) throw new Error(`no channel ${id}`)
  return { ...channel, shippingMethodName: localised('', '') } as ChannelRow
}
