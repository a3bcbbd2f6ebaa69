import { ParcelStatus } from '@/model/enumerations/parcel'
import { ruleBasis, ruleParcel, ruleParcelRefusal } from '@/model/order/ruleBasis'
import { readParcel } from '@/api/parcelList'

import { aStoredParcelDto } from '../../../support/app/orderFactories'

const stored = (id: string, weight: number, warehouseId = 'warehouse-1') =>
  readParcel(aStoredParcelDto(id, { weight, warehouseId }))
const coming = (id: string) =>
  readParcel(aStoredParcelDto(id, { status: ParcelStatus.NotArrival, weight: null, storage: null }))

const parcels = [stored('a', 1), stored('b', 2), stored('far', 9, 'yiwu'), coming('late')]
const chosen = (...ids: string[]) =>
  ids.map((id) => ruleParcel(id, parcels.find((parcel) => parcel.id === id) ?? null))

describe('what today’s prices are for', () => {
  it('is the heaviest warehouse on a schedule', () => {
    expect(ruleBasis({ kind: 'SCHEDULE', chosen: [], parcels, kilograms: null })).toEqual({
      kind: 'parcels',
      parcelIds: ['far'],
      missingCount: 0,
    })
  })

  it('is those of the chosen parcels that are weighed', () => {
    const basis = ruleBasis({ kind: 'PARCELS', chosen: chosen('a', 'b', 'late'), parcels, kilograms: null })

    expect(basis).toEqual({ kind: 'parcels', parcelIds: ['a', 'b'], missingCount: 1 })
  })

  it('is a usual box while none is weighed', () => {
    const basis = ruleBasis({ kind: 'PARCELS', chosen: chosen('late'), parcels, kilograms: null })

    expect(basis).toEqual({ kind: 'box', kilograms: 5 })
  })

  it('is the weight that is waited for, until there is more', () => {
    const basis = (kilograms: number) => ruleBasis({ kind: 'WEIGHT', chosen: [], parcels, kilograms })

    expect(basis(9.5)).toEqual({ kind: 'box', kilograms: 9.5 })
    expect(basis(9)).toMatchObject({ kind: 'parcels', parcelIds: ['far'] })
  })
})

describe('a parcel of a rule', () => {
  it('may be on its way, but not gone or without a declaration', () => {
    expect(chosen('late', 'nowhere').map(({ obstacle }) => obstacle)).toEqual([null, 'gone'])
    const bare = readParcel(aStoredParcelDto('bare', { isDeclared: false }))
    expect(ruleParcel('bare', bare).obstacle).toBe('undeclared')
  })

  it('is of the same warehouse as the others, of which there are at most fifty', () => {
    const fifty = Array.from({ length: 50 }, (_, index) =>
      ruleParcel(String(index), stored(String(index), 1)),
    )

    expect(ruleParcelRefusal(stored('far', 1, 'yiwu'), chosen('nowhere', 'a'))).toBe('otherWarehouse')
    expect(ruleParcelRefusal(stored('x', 1), fifty)).toBe('full')
    expect(ruleParcelRefusal(stored('x', 1), fifty.slice(1))).toBeNull()
  })
})
