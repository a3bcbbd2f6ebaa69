import type { Address } from '@/model/address/address'
import { AddressChoice } from '@/stores/selection/AddressChoice'

const address = { id: 'a1', recipient: 'Ada' } as Address

describe('AddressChoice', () => {
  it('gives what was chosen once', () => {
    const choice = new AddressChoice()
    expect(choice.take()).toBeNull()

    choice.choose(address)

    expect(choice.take()).toEqual(address)
    expect(choice.take()).toBeNull()
  })
})
