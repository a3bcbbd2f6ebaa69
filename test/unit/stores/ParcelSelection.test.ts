import { ParcelStatus } from '@/model/enumerations/parcel'
import type { Parcel, ParcelDetail } from '@/model/parcel/parcel'
import { MAX_PARCELS_PER_ORDER } from '@/model/parcel/parcelSelection'
import { ParcelSelection } from '@/stores/selection/ParcelSelection'
import { SelectedParcels } from '@/stores/selection/SelectedParcels'

import { deferred } from '../../support/app/deferred'

const parcel = (id: string, warehouseId = 'guangzhou') =>
  ({ id, warehouseId, weight: 1, storage: null, status: ParcelStatus.Inbound, isDeclared: true }) as Parcel

function aSelection() {
  const selectedParcels = new SelectedParcels()
  const canSubmit = jest.fn(async () => true)
  const get = jest.fn(async (id: string) => parcel(id) as ParcelDetail)
  return {
    selection: new ParcelSelection({ selectedParcels, parcels: { canSubmit, get } }),
    selectedParcels,
    canSubmit,
    get,
  }
}

describe('ticked parcels', () => {
  it('are no more than an order takes; one that is unticked makes room', () => {
    const { selection } = aSelection()
    for (let number = 0; number < MAX_PARCELS_PER_ORDER; number += 1)
      expect(selection.toggle(parcel(`${number}`))).toBe('done')

    expect(selection.toggle(parcel('more'))).toBe('full')
    expect(selection.summary.count).toBe(MAX_PARCELS_PER_ORDER)
    selection.toggle(parcel('0'))

    expect(selection.toggle(parcel('more'))).toBe('done')
    expect(selection.isTicked('0')).toBe(false)
  })

  it('are of one warehouse; any, once none is ticked', () => {
    const { selection } = aSelection()
    selection.toggle(parcel('a'))

    expect(selection.toggle(parcel('b', 'yiwu'))).toBe('otherWarehouse')
    expect(selection.isTicked('b')).toBe(false)
    selection.toggle(parcel('a'))

    expect(selection.toggle(parcel('b', 'yiwu'))).toBe('done')
  })

  it('weigh what the server said last', async () => {
    const { selection, canSubmit } = aSelection()
    selection.toggle(parcel('a'))

    await selection.recheck([{ ...parcel('a'), weight: 2.5 }])

    expect(selection.summary.weight).toBe(2.5)
    expect(canSubmit).not.toHaveBeenCalled()
  })

  it('are asked about a few at a time', async () => {
    const { selection, canSubmit } = aSelection()
    const answers = Array.from({ length: 6 }, () => deferred<boolean>())
    canSubmit.mockImplementation(() => answers[canSubmit.mock.calls.length - 1]!.promise)
    for (let number = 0; number < 6; number += 1) selection.toggle(parcel(`${number}`))

    const rechecked = selection.recheck([])
    expect(canSubmit).toHaveBeenCalledTimes(4)
    for (const [index, answer] of answers.entries()) answer.resolve(index !== 5)

    expect(await rechecked).toEqual([parcel('5')])
    expect(selection.summary.count).toBe(5)
  })

  it('are only those that were ticked when the parcel to begin with is there too late', async () => {
    const { selection, get } = aSelection()
    const answer = deferred<ParcelDetail>()
    get.mockReturnValue(answer.promise)
    selection.open()
    const begun = selection.begin('a')

    selection.close()
    answer.resolve(parcel('a') as ParcelDetail)
    await begun

    expect(selection.isTicked('a')).toBe(false)
  })

  it('are those that the order was left with; what was ticked since then stays', () => {
    const { selection, selectedParcels } = aSelection()
    for (const id of ['a', 'b', 'c']) selection.toggle(parcel(id))
    selection.chooseForOrder()

    selectedParcels.choose(['b', 'c'])
    selection.dropRemoved()
    expect(['a', 'b', 'c'].map(selection.isTicked)).toEqual([false, true, true])

    selection.toggle(parcel('a'))
    selectedParcels.choose([])
    selection.dropRemoved()
    expect(['a', 'b', 'c'].map(selection.isTicked)).toEqual([true, false, false])
    expect(selection.isUsedUp).toBe(false)
  })

  it('are used up once the order that was given them has been placed', () => {
    const { selection, selectedParcels } = aSelection()
    selection.toggle(parcel('a'))
    expect(selection.isUsedUp).toBe(false)

    selection.chooseForOrder()
    expect(selection.isUsedUp).toBe(false)
    selectedParcels.markPlaced()

    expect(selection.isUsedUp).toBe(true)
  })
})
