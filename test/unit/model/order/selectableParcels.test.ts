import { ParcelStatus } from '@/model/enumerations/parcel'
import { byWarehouse, totalsOf } from '@/model/order/selectableParcels'
import type { Parcel } from '@/model/parcel/parcel'

/** @param lastFreeDay null for a parcel that is not in storage */
function aParcel(
  id: string,
  warehouseId: string,
  lastFreeDay: string | null,
  overrides: Partial<Parcel> = {},
) {
  const storage = lastFreeDay === null ? null : { lastFreeDay }
  const ready = { status: ParcelStatus.Inbound, isDeclared: true, isSubmitted: false }
  return { id, warehouseId, storage, ...ready, ...overrides } as Parcel
}

describe('parcels by warehouse', () => {
  it('begin with the one whose free storage ends first', () => {
    const groups = byWarehouse([
      aParcel('late', 'gz', '2026-12-20'),
      aParcel('soon', 'yw', '2026-11-25'),
      aParcel('middle', 'gz', '2026-12-01'),
    ])

    expect(groups.map(({ warehouseId }) => warehouseId)).toEqual(['yw', 'gz'])
    expect(groups[1]?.ready.map(({ id }) => id)).toEqual(['middle', 'late'])
  })

  it('keep those that cannot go apart, with the reason', () => {
    const [group] = byWarehouse([
      aParcel('weighed', 'gz', '2026-12-20'),
      aParcel('unknown', 'gz', '2026-11-25', { isDeclared: false }),
      aParcel('arrived', 'gz', null, { status: ParcelStatus.Arrived }),
    ])

    expect(group?.ready.map(({ id }) => id)).toEqual(['weighed'])
    expect(group?.closed.map(({ parcel, obstacle }) => [parcel.id, obstacle])).toEqual([
      ['unknown', 'undeclared'],
      ['arrived', 'notCheckedIn'],
    ])
  })

  it('end with the warehouses where nothing can go', () => {
    const groups = byWarehouse([
      aParcel('unknown', 'gz', '2026-11-25', { isDeclared: false }),
      aParcel('ready', 'yw', '2026-12-20'),
    ])

    expect(groups.map(({ warehouseId }) => warehouseId)).toEqual(['yw', 'gz'])
  })
})

describe('totals', () => {
  it('add up to the gram, and declared values by currency', () => {
    const totals = totalsOf([
      { volume: 0.1, volumeWeight: 1.1, declaredValue: '10.10', declaredCurrency: 'CNY' },
      { volume: 0.2, volumeWeight: 2.2, declaredValue: '0.20', declaredCurrency: 'CNY' },
      { volume: null, volumeWeight: null, declaredValue: '5.00', declaredCurrency: 'USD' },
    ])

    expect(totals).toEqual({
      volume: 0.3,
      volumeWeight: 3.3,
      declaredValues: [
        { currencyCode: 'CNY', amount: '10.30' },
        { currencyCode: 'USD', amount: '5.00' },
      ],
    })
  })
})
