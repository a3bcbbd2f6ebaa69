import { aParcel, aQuote, openReady, pageOf, refused } from './openStore'

describe('an order that is refused', () => {
  it('explains a parcel that was taken meanwhile at its place, and loses nothing', async () => {
    const { store, editor, form, api } = await openReady()
    form.set('remarks', 'careful')
    const refusal = refused('parcelIds', 'SF-p2 cannot be submitted')
    api.logisticsOrders.submit.mockRejectedValueOnce(refusal)
    api.parcels.list.mockResolvedValue(pageOf([aParcel('p1')]))

    await expect(store.submit()).rejects.toBe(refusal)

    expect(form.problems.parcelIds).toEqual({ kind: 'server', message: 'SF-p2 cannot be submitted' })
    expect(editor.parcels.map(({ obstacle }) => obstacle)).toEqual([null, 'taken'])
    expect(editor.missing).toBe('parcels')
    store.removeObstacles()
    expect(form.problems.parcelIds).toBeUndefined()
    expect(form.values).toMatchObject({ parcelIds: ['p1'], remarks: 'careful' })
    await store.load()
    await expect(store.submit()).resolves.toBe(true)
  })

  it.each([
    ['a method that closed', 'transportationChannelId', 400],
    ['a pickup point that is full or gone', 'pickupStationId', 400],
    ['an address of somebody else', 'addressId', 404],
    ['a coupon that was used for another order', 'couponId', 400],
  ] as const)('says at its place that it cannot take %s, and loses nothing', async (_what, field, status) => {
    const { store, form, api } = await openReady()
    form.set('remarks', 'careful')
    const refusal = refused(field, 'not any more', status)
    api.logisticsOrders.submit.mockRejectedValueOnce(refusal)

    await expect(store.submit()).rejects.toBe(refusal)

    expect(form.problems[field]).toEqual({ kind: 'server', message: 'not any more' })
    expect(form.values).toMatchObject({ remarks: 'careful', transportationChannelId: 'air' })
  })

  it('stops when the chosen method has closed since its price was shown', async () => {
    const { store, editor, api } = await openReady()
    api.logisticsOrders.estimate.mockResolvedValue([aQuote('air', null), aQuote('sea', '59.00')])

    await expect(store.submit()).resolves.toBe(false)

    expect(editor.missing).toBe('channelRefused')
    expect(api.logisticsOrders.submit).not.toHaveBeenCalled()
  })
})
