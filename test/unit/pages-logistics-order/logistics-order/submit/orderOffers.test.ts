import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { Quote } from '@/model/order/quote'

import { deferred } from '../../../../support/app/deferred'

import { aQuote, aStation, anAddress, openReady, openStore, pageOf, refused } from './openStore'

describe('a pickup point', () => {
  it('is the customer’s own one where it is at the destination', async () => {
    const opened = openStore()
    opened.session.become({ id: 'ada', email: 'ada@example.com', pickupStation: { id: 's2' } })
    await opened.store.load()
    opened.form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await opened.store.load()

    expect(opened.editor.station?.id).toBe('s2')
    expect(opened.api.pickupStations.list).toHaveBeenCalledWith(
      expect.objectContaining({ regionGroupId: 'sg' }),
    )
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

    expect(editor.station).toBeNull()
    expect(form.values.pickupStationId).toBeNull()
    expect(editor.missing).toBe('station')
  })
})

describe('a coupon', () => {
  const coupon = { id: 'c1', isUsable: true, discount: '15.00', reason: null } as never

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
    const best = { ...(coupon as object), id: 'best' } as never
    api.coupons.listApplicable.mockResolvedValue([best, coupon])
    await editor.choices.coupons.reload()
    expect(form.values.couponId).toBe('best')

    editor.chooseCoupon('c1')
    await editor.choices.coupons.reload()
    expect(form.values.couponId).toBe('c1')

    editor.chooseCoupon(null)
    await editor.choices.coupons.reload()
    expect(form.values.couponId).toBeNull()
  })

  it('that was best is let go where it is of no use', async () => {
    const { editor, form, api } = await openReady()
    api.coupons.listApplicable.mockResolvedValue([coupon])
    await editor.choices.coupons.reload()

    api.coupons.listApplicable.mockResolvedValue([{ ...(coupon as object), isUsable: false } as never])
    await editor.choices.coupons.reload()

    expect(form.values.couponId).toBeNull()
    expect(editor.couponObstacle).toBeNull()
  })

  it('that does not fit the channel stands in the way, with its reason', async () => {
    const { store, editor, api } = await openReady()
    api.coupons.listApplicable.mockResolvedValue([
      { ...(coupon as object), isUsable: false, reason: 'sea only' } as never,
    ])
    editor.chooseCoupon('c1')
    editor.chooseChannel(aQuote('sea', '59.00'))
    await store.load()

    expect(editor.couponObstacle).toEqual({ reason: 'sea only' })
    expect(editor.missing).toBe('coupon')
  })

  it('that was chosen while the one before was refused stays', async () => {
    const { editor, form, api } = await openReady()
    const answer = deferred<Quote[]>()
    api.logisticsOrders.estimate.mockReturnValueOnce(answer.promise)
    editor.chooseCoupon('c1')
    const asked = editor.requestPrices()

    editor.chooseCoupon('c2')
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
    editor.chooseCoupon('c1')
    await store.load()
    expect(form.values.couponId).toBeNull()
    expect(form.problems.couponId).toEqual({ kind: 'server', message: 'no such coupon' })

    await store.load()

    expect(editor.missing).toBeNull()
  })
})
