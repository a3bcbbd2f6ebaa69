import { openLoaded } from './openPayStore'

const TOTALS = { c2: '70.98', null: '85.98' }

describe('the coupon of a payment', () => {
  it('changes the bill before it is paid', async () => {
    const { store, server } = await openLoaded({ totals: TOTALS })

    await store.chooseCoupon('c2')

    expect(store.coupon.couponId).toBe('c2')
    expect(store.payment.settlement).toMatchObject({ total: '70.98', left: '29.02' })
    await store.payment.pay()
    expect(server.pay.mock.calls[0]?.[1]).toEqual({ expectedTotal: '70.98', couponId: 'c2' })
  })

  it('stays as it was set aside unless another is chosen', async () => {
    const { store, server } = await openLoaded({ couponId: 'c1', totals: TOTALS })
    await store.chooseCoupon('c2')

    await store.chooseCoupon('c1')

    expect(store.coupon.couponId).toBe('c1')
    await store.payment.pay()
    expect(server.pay.mock.calls[0]?.[1]).toEqual({ expectedTotal: '85.98' })
  })

  it('can be taken off', async () => {
    const { store, server } = await openLoaded({ couponId: 'c1', total: '70.98', totals: TOTALS })

    await store.chooseCoupon(null)
    await store.payment.pay()

    expect(server.pay.mock.calls[0]?.[1]).toEqual({ expectedTotal: '85.98', couponId: null })
  })

  it('that the server refuses leaves the one before', async () => {
    const { store } = await openLoaded({ totals: TOTALS })
    await store.chooseCoupon('c2')

    await expect(store.chooseCoupon('spent')).rejects.toMatchObject({ detail: { code: 'CouponNotUsable' } })

    expect(store.coupon.couponId).toBe('c2')
  })

  it('that can no longer be used gives way, and the total that changes by that is shown', async () => {
    const { store, server } = await openLoaded({ totals: TOTALS })
    await store.chooseCoupon('c2')
    expect(store.payment.totalChange).toBeNull()
    server.totals = {}

    await store.load()

    expect(store.coupon.couponId).toBeNull()
    expect(store.payment.totalChange).toEqual({ from: '70.98', to: '85.98' })
  })

  it('is offered among those that fit the order', async () => {
    const { store, coupons } = await openLoaded()

    expect(coupons.listApplicable).toHaveBeenCalledWith({
      shippingFee: '85.98',
      currencyCode: 'CNY',
      transportationChannelId: 'air',
    })
    expect(store.coupon.coupons.value).toEqual([])
  })
})
