import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { Quote } from '@/model/order/quote'

import { deferred } from '../../../../support/app/deferred'

import { aCoupon, aQuote, aStation, anAddress, openReady, openStore, pageOf, refused } from './openStore'

describe('a pickup point', () => {
  it('is the customer’s own one where it is at the destination', async () => {
    const opened = openStore()
    opened.session.become({ id: 'ada', email: 'ada@example.com', pickupStation: { id: 's2' } })
    await opened.store.load()
    opened.form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await opened.store.load()

    expect(opened.editor.shipping.station?.id).toBe('s2')
    expect(opened.api.pickupStations.list).toHaveBeenCalledWith(
      expect.objectContaining({ regionGroupId: 'sg' }),
    )
  })

  it('is not the customer’s own one while that is full', async () => {
    const opened = openStore()
    const { api, session, store, form, editor } = opened
    session.become({ id: 'ada', email: 'ada@example.com', pickupStation: { id: 's2' } })
    api.pickupStations.list.mockResolvedValue(pageOf([aStation('s1'), { ...aStation('s2'), isFull: true }]))
    await store.load()
    form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await store.load()

    expect(editor.shipping.station).toBeNull()
    expect(editor.missing).toBe('station')
  })

  it('is to be chosen anew when the destination changes', async () => {
    const { store, editor, form, api, addressChoice } = openStore()
    await store.load()
    form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await store.load()
    form.set('pickupStationId', 's1')
    api.pickupStations.list.mockResolvedValue(pageOf([aStation('my1')]))
    api.addresses.list.mockResolvedValue(pageOf([anAddress('far', 'my')]))
    addressChoice.choose(anAddress('far', 'my'))

    await store.load()

    expect(editor.shipping.station).toBeNull()
    expect(form.values.pickupStationId).toBeNull()
    expect(editor.missing).toBe('station')
  })
})

describe('a coupon', () => {
  const coupon = aCoupon('c1')

  it('is asked for beside the freight of the chosen channel', async () => {
    const { api } = await openReady()

    expect(api.coupons.listApplicable).toHaveBeenCalledWith({
      shippingFee: '72.00',
      currencyCode: 'CNY',
      transportationChannelId: 'air',
    })
  })

  it('that is the best is chosen by itself, until the customer chooses', async () => {
    const { editor, form, api } = await openReady()
    api.coupons.listApplicable.mockResolvedValue([aCoupon('best'), coupon])
    await editor.coupon.offers.reload()
    expect(form.values.couponId).toBe('best')

    editor.coupon.choose('c1')
    await editor.coupon.offers.reload()
    expect(form.values.couponId).toBe('c1')

    editor.coupon.choose(null)
    await editor.coupon.offers.reload()
    expect(form.values.couponId).toBeNull()
  })

  it('that was best is let go where it is of no use', async () => {
    const { editor, form, api } = await openReady()
    api.coupons.listApplicable.mockResolvedValue([coupon])
    await editor.coupon.offers.reload()

    api.coupons.listApplicable.mockResolvedValue([aCoupon('c1', { isUsable: false })])
    await editor.coupon.offers.reload()

    expect(form.values.couponId).toBeNull()
    expect(editor.coupon.obstacle).toBeNull()
  })

  it('that does not fit the channel stands in the way, with its reason', async () => {
    const { store, editor, api } = await openReady()
    api.coupons.listApplicable.mockResolvedValue([aCoupon('c1', { isUsable: false, reason: 'sea only' })])
    editor.coupon.choose('c1')
    editor.shipping.chooseChannel(aQuote('sea', '59.00'))
    await store.load()

    expect(editor.coupon.obstacle).toEqual({ reason: 'sea only' })
    expect(editor.missing).toBe('coupon')
  })

  it('that was chosen while the one before was refused stays', async () => {
    const { editor, form, api } = await openReady()
    const answer = deferred<Quote[]>()
    api.logisticsOrders.estimate.mockReturnValueOnce(answer.promise)
    editor.coupon.choose('c1')
    const asked = editor.shipping.requestPrices()

    editor.coupon.choose('c2')
    answer.reject(refused('couponId', 'no such coupon', 404))
    await asked

    expect(form.values.couponId).toBe('c2')
    expect(form.problems.couponId).toBeUndefined()
  })

  it('that is gone is taken off, said at its place, and the prices come without it', async () => {
    const { store, editor, form, api } = await openReady()
    api.logisticsOrders.estimate.mockImplementation(async ({ couponId }) => {
      if (couponId !== null) throw refused('couponId', 'no such coupon', 404)
      return [aQuote('air', '72.00')]
    })
    editor.coupon.choose('c1')
    await store.load()
    expect(form.values.couponId).toBeNull()
    expect(form.problems.couponId).toEqual({ kind: 'server', message: 'no such coupon' })

    await store.load()

    expect(editor.missing).toBeNull()
  })
})
