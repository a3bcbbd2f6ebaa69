import { WarehouseChoice } from '@/stores/selection/WarehouseChoice'

const [first, second] = [{ id: 'a' }, { id: 'b' }]

describe('the choice of a warehouse', () => {
  it('is the first one until another is chosen, and again after the session', () => {
    const choice = new WarehouseChoice()
    expect(choice.resolve([first, second])).toBe(first)

    choice.choose('b')
    expect(choice.resolve([first, second])).toBe(second)

    choice.reset()
    expect(choice.resolve([first, second])).toBe(first)
  })

  it('falls back to the first one when the chosen one is gone, and to none without any', () => {
    const choice = new WarehouseChoice()
    choice.choose('gone')

    expect(choice.resolve([first, second])).toBe(first)
    expect(choice.resolve([])).toBeUndefined()
  })
})
