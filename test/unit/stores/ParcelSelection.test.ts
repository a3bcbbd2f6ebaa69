import type { Parcel } from '@/model/parcel'
import { MOST_PARCELS_AN_ORDER } from '@/model/parcelSelection'
import { ParcelSelection } from '@/pages-parcel/ship-for-me/parcel-list/ParcelSelection'
import { SelectedParcels } from '@/stores/SelectedParcels'

const parcel = (id: string) => ({ id, weight: 1, storage: null }) as Parcel

function aSelection() {
  const selectedParcels = new SelectedParcels()
  const canSubmit = jest.fn(async () => true)
  return {
    selection: new ParcelSelection({ selectedParcels, api: { parcels: { canSubmit, get: jest.fn() } } }),
    selectedParcels,
    canSubmit,
  }
}

describe('ticked parcels', () => {
  it('are no more than an order takes; one that is unticked makes room', () => {
    const { selection } = aSelection()
    for (let number = 0; number < MOST_PARCELS_AN_ORDER; number += 1)
      expect(selection.toggle(parcel(`${number}`))).toBe(true)

    expect(selection.toggle(parcel('more'))).toBe(false)
    expect(selection.summary.count).toBe(MOST_PARCELS_AN_ORDER)
    selection.toggle(parcel('0'))

    expect(selection.toggle(parcel('more'))).toBe(true)
    expect(selection.isTicked('0')).toBe(false)
  })

  it('weigh what the server said last', async () => {
    const { selection, canSubmit } = aSelection()
    selection.toggle(parcel('a'))

    await selection.recheck([{ ...parcel('a'), weight: 2.5 }])

    expect(selection.summary.weight).toBe(2.5)
    expect(canSubmit).not.toHaveBeenCalled()
  })

  it('are used up once the order that was given them has taken them', () => {
    const { selection, selectedParcels } = aSelection()
    selection.toggle(parcel('a'))
    expect(selection.isUsedUp).toBe(false)

    selection.handOver()
    expect(selection.isUsedUp).toBe(false)
    selectedParcels.clear()

    expect(selection.isUsedUp).toBe(true)
  })
})
