import { SelectedParcels } from '@/stores/selection/SelectedParcels'

describe('SelectedParcels', () => {
  it('holds what was chosen last, until it is cleared', () => {
    const selected = new SelectedParcels()
    selected.choose(['p1', 'p2'])
    selected.choose(['p3'])
    expect(selected.ids).toEqual(['p3'])

    selected.clear()

    expect(selected.ids).toEqual([])
    expect(selected.isPlaced).toBe(false)
  })

  it('knows that they have become an order, until others are chosen', () => {
    const selected = new SelectedParcels()
    selected.choose(['p1'])

    selected.markPlaced()

    expect(selected.ids).toEqual([])
    expect(selected.isPlaced).toBe(true)
    selected.choose(['p2'])
    expect(selected.isPlaced).toBe(false)
  })
})
