import { StatusDefinitionStore } from '@/stores/content/StatusDefinitionStore'

import { aStatusDefinitionDto } from '../../../support/app/factories'

const store = (...counts: (number | null)[]) => {
  const definitions = counts.map((showCount, index) => aStatusDefinitionDto({ id: 50 + index, showCount }))
  const listStatusDefinitions = jest.fn(async () => definitions)
  return { store: new StatusDefinitionStore(() => ({ listStatusDefinitions })), listStatusDefinitions }
}

describe('StatusDefinitionStore', () => {
  it('asks for parcels and for logistics orders by their type', async () => {
    const { store: statuses, listStatusDefinitions } = store()

    await statuses.parcel.reload()
    await statuses.logisticsOrder.reload()

    expect(listStatusDefinitions.mock.calls).toEqual([[10], [20]])
  })

  it('counts the parcels of a status', async () => {
    const { store: statuses } = store(3, null)
    expect(statuses.parcelCount(50)).toBe(0)

    await statuses.parcel.reload()

    expect([50, 51, 99].map(statuses.parcelCount, statuses)).toEqual([3, 0, 0])
  })

  it('forgets both when the customer changes', async () => {
    const { store: statuses } = store(3)
    await Promise.all([statuses.parcel.reload(), statuses.logisticsOrder.reload()])

    statuses.reset()

    expect([statuses.parcel.value, statuses.logisticsOrder.value]).toEqual([null, null])
  })
})
