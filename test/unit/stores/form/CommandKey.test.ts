import { CommandKey } from '@/stores/form/CommandKey'

describe('CommandKey', () => {
  it('stays the same for a retry of the same words', () => {
    const key = new CommandKey()

    expect(key.for({ a: 1, b: ['x'] })).toBe(key.for({ a: 1, b: ['x'] }))
  })

  it('is another for other words', () => {
    const key = new CommandKey()
    const first = key.for({ a: 1 })

    expect(key.for({ a: 2 })).not.toBe(first)
  })

  it('is another when the first words come back: they were a different request by then', () => {
    const key = new CommandKey()
    const first = key.for({ a: 1 })
    key.for({ a: 2 })

    expect(key.for({ a: 1 })).not.toBe(first)
  })

  it('is another once the command was answered', () => {
    const key = new CommandKey()
    const first = key.for({ a: 1 })

    key.renew()

    expect(key.for({ a: 1 })).not.toBe(first)
  })
})
