import fc from 'fast-check'

import { csvText } from '@/model/format/csv'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { BusinessType } from '@/model/enumerations/shipping'
import type { Parcel } from '@/model/parcel/parcel'
import { PARCEL_COLUMNS, parcelCsv, type ParcelColumn } from '@/model/parcel/parcelCsv'

/** Parses RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, raw = '', end] = match
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replace(/""/g, '"') : raw)
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

describe('a table as text', () => {
  it('begins with the mark of UTF-8 and ends each row as the standard says', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n')
  })

  it('quotes what would break a row', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines', ' space ']])).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines"," space "\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1'])('takes %j for no formula', (text) => {
    const [[cell = ''] = []] = parse(csvText([[text]]).slice(1))

    expect(cell).toBe(`'${text}`)
  })

  it('reads back as it was written, whatever the cells hold', () => {
    const cell = fc.string({ unit: 'binary' }).filter((text) => !/^\s*[=+\-@]|^[\t\r]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        expect(parse(csvText(rows).slice(1))).toEqual(rows)
      }),
    )
  })

  it('never lets a cell begin a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [[cell = ''] = []] = parse(csvText([[text, '']]).slice(1))
        expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })
})

describe('parcels as a table', () => {
  const headers = Object.fromEntries(PARCEL_COLUMNS.map((column) => [column, `H ${column}`])) as Record<
    ParcelColumn,
    string
  >
  const parcel: Parcel = {
    id: 'p1',
    warehouseId: 'warehouse-1',
    businessType: BusinessType.SHIP_FOR_ME,
    expressNumber: 'SF1',
    expressCompany: { code: 'SF', displayName: '顺丰速运' },
    statusTime: new Date('2026-01-02T03:04:05Z'),
    status: ParcelStatus.Inbound,
    statusDisplayName: '已入库',
    isDeclared: true,
    version: 1,
    declaredNameId: null,
    declaredName: '=HYPERLINK("x")',
    englishName: null,
    material: null,
    declaredCurrency: 'CNY',
    declaredValue: '128.00',
    itemQuantity: 2,
    tags: ['冬装', '给妈妈'],
    additionalServices: [],
    weight: 1.25,
    inboundWeight: 1.25,
    volumeWeight: 1,
    length: 30,
    width: 20,
    height: 10,
    volume: 0.006,
    purchaseOrderNumber: null,
    remarks: '轻放,谢谢',
    images: [],
    inboundImages: [],
    insurance: { isInsured: false, insuredValue: null, premium: null, currencyCode: 'CNY' },
    isArrivedWarehouse: true,
    isSubmitted: false,
    storage: null,
    creationTime: new Date(2026, 10, 20, 9, 5),
  }
  const tableOf = (parcels: readonly Parcel[]) =>
    parse(parcelCsv(parcels, { headers, yes: '是', no: '否' }).slice(1))

  it('has a heading even when there are none', () => {
    expect(tableOf([])).toEqual([PARCEL_COLUMNS.map((column) => `H ${column}`)])
  })

  it('has what the list and the detail show', () => {
    const [, cells = []] = tableOf([parcel])

    expect(Object.fromEntries(PARCEL_COLUMNS.map((column, index) => [column, cells[index]]))).toEqual({
      expressNumber: 'SF1',
      expressCompany: '顺丰速运',
      status: '已入库',
      name: `'=HYPERLINK("x")`,
      currency: 'CNY',
      value: '128.00',
      quantity: '2',
      tags: '冬装, 给妈妈',
      weight: '1.25',
      volumeWeight: '1',
      size: '30 × 20 × 10',
      purchaseOrderNumber: '',
      remarks: '轻放,谢谢',
      isSubmitted: '否',
      freeUntil: '',
      creationTime: '2026-11-20 09:05',
    })
  })

  it('leaves empty what nobody knows yet', () => {
    const unknown = {
      ...parcel,
      expressCompany: null,
      declaredName: null,
      itemQuantity: null,
      weight: null,
      height: null,
    }
    const [, cells = []] = tableOf([unknown])

    expect(
      ['expressCompany', 'name', 'quantity', 'weight', 'size'].map(
        (column) => cells[PARCEL_COLUMNS.indexOf(column as ParcelColumn)],
      ),
    ).toEqual(['', '', '', '', ''])
  })
})
