import { ApiError } from '@/model/call/ApiError'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { ApplicableCoupon } from '@/model/order/coupon'
import type { Quote } from '@/model/order/quote'
import { selectionDraft } from '@/pages-logistics-order/_shared/selectionDraft'

import { deferred } from '../../../../support/app/deferred'
import { until } from '../../../../support/app/until'

import { aCoupon, aQuote, openReady, openStore, placed } from './openStore'

const network = new ApiError('network', 'request:fail')

describe('submitting', () => {
  it('sends what is chosen, once, and keeps nothing of it', async () => {
    const { store, form, api, selectedParcels } = await openReady()
    form.set('messageToStaff', ' fragile ')
    selectionDraft.write('ada', ['p1', 'p2'])
    await store.load()

    await expect(store.submit()).resolves.toBe(true)

    expect(api.logisticsOrders.submit).toHaveBeenCalledTimes(1)
    expect(api.logisticsOrders.submit.mock.calls[0]?.[0]).toMatchObject({
      parcelIds: ['p1', 'p2'],
      addressId: 'home',
      shippingMethodTypeId: 'method-of-air',
      transportationChannelId: 'air',
      pickupStationId: null,
      isAutoPay: false,
      remarks: null,
      messageToStaff: 'fragile',
      images: [],
    })
    expect(store.placed).toEqual(placed)
    expect(selectedParcels.ids).toEqual([])
    expect(selectedParcels.isPlaced).toBe(true)
    expect(selectionDraft.read('ada')).toBeNull()
    const next = openStore([])
    await next.store.load()
    expect(next.store.isEmpty).toBe(true)
  })

  it('sends nothing while something is missing', async () => {
    const { store, api } = openStore()
    await store.load()

    await expect(store.submit()).resolves.toBe(false)

    expect(api.logisticsOrders.submit).not.toHaveBeenCalled()
  })

  it('shows a price that changed meanwhile, and sends it only when it is tapped again', async () => {
    const { store, editor, api } = await openReady()
    api.logisticsOrders.estimate.mockResolvedValue([aQuote('air', '72.50')])

    await expect(store.submit()).resolves.toBe(false)
    expect(store.price.change).toEqual({ from: '72.00', to: '72.50', currencyCode: 'CNY' })
    expect(api.logisticsOrders.submit).not.toHaveBeenCalled()

    await until(() => editor.missing === null)
    await expect(store.submit()).resolves.toBe(true)
  })

  it('sends what was changed while the prices were asked for once more', async () => {
    const { store, form, api } = await openReady()
    form.set('isAutoPay', true)
    const prices = deferred<readonly Quote[]>()
    api.logisticsOrders.estimate.mockReturnValue(
      prices.promise as ReturnType<typeof api.logisticsOrders.estimate>,
    )

    const submitted = store.submit()
    form.set('isAutoPay', false)
    prices.resolve([aQuote('air', '72.00')])

    await expect(submitted).resolves.toBe(true)
    expect(api.logisticsOrders.submit.mock.calls[0]?.[0].isAutoPay).toBe(false)
  })

  it('sends nothing that is incomplete because of a change after the tap', async () => {
    const { store, form, editor, api } = await openReady()

    const submitted = store.submit()
    form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)

    await expect(submitted).resolves.toBe(false)
    expect(editor.missing).toBe('station')
    expect(api.logisticsOrders.submit).not.toHaveBeenCalled()
  })

  it('forgets a change of price with the next change of the order', async () => {
    const { store, form, api } = await openReady()
    api.logisticsOrders.estimate.mockResolvedValue([aQuote('air', '72.50')])
    await store.submit()

    form.set('remarks', 'x')

    expect(store.price.change).toBeNull()
  })

  it('sends the same key again while the outcome is unknown', async () => {
    const { store, api } = await openReady()
    api.logisticsOrders.submit.mockRejectedValueOnce(network)
    await expect(store.submit()).rejects.toBe(network)
    // If the order was placed, its parcels are taken, so the store doesn't check their price again.
    api.logisticsOrders.estimate.mockResolvedValue([aQuote('air', '99.00')])

    await expect(store.submit()).resolves.toBe(true)

    const keys = api.logisticsOrders.submit.mock.calls.map(([, key]) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('takes another key for another order', async () => {
    const { store, form, api } = await openReady()
    api.logisticsOrders.submit.mockRejectedValueOnce(network)
    await expect(store.submit()).rejects.toBe(network)
    form.set('remarks', 'careful')
    await store.submit()

    const keys = api.logisticsOrders.submit.mock.calls.map(([, key]) => key)
    expect(keys[0]).not.toBe(keys[1])
  })

  it('waits for the best coupon', async () => {
    const { store, editor, api } = openStore()
    await store.load()
    const coupons = deferred<readonly ApplicableCoupon[]>()
    api.coupons.listApplicable.mockReturnValueOnce(coupons.promise)
    editor.shipping.chooseChannel(aQuote('air', '72.00'))
    expect(editor.missing).toBe('quotes')
    expect(editor.isPricing).toBe(true)
    await expect(store.submit()).resolves.toBe(false)

    coupons.resolve([aCoupon('best')])
    await until(() => editor.form.values.couponId === 'best')
    await editor.shipping.requestPrices()

    await expect(store.submit()).resolves.toBe(true)
    expect(api.logisticsOrders.submit.mock.calls[0]?.[0].couponId).toBe('best')
  })

  it('does not wait for coupons that cannot be read', async () => {
    const { store, editor, api } = openStore()
    await store.load()
    api.coupons.listApplicable.mockRejectedValue(network)
    editor.shipping.chooseChannel(aQuote('air', '72.00'))

    await until(() => editor.missing === null)

    await expect(store.submit()).resolves.toBe(true)
  })

  it('does not wait for other coupons once the customer has chosen', async () => {
    const { editor, api } = await openReady()
    editor.coupon.choose(null)
    api.coupons.listApplicable.mockReturnValueOnce(deferred<readonly ApplicableCoupon[]>().promise)

    editor.shipping.chooseChannel(aQuote('sea', '59.00'))

    expect(editor.missing).toBeNull()
  })

  it('waits for its pictures', async () => {
    const { store, form, editor, api } = await openReady()
    const upload = deferred<{ url: string; name: string; size: number }>()
    api.upload.mockReturnValueOnce(upload.promise)
    const adding = form.photos.add([{ path: 'a.jpg', sizeBytes: 1 }])
    expect(editor.missing).toBe('photos')
    upload.resolve({ url: '/files/a.jpg', name: 'a.jpg', size: 1 })
    await adding

    await store.submit()

    expect(api.logisticsOrders.submit.mock.calls[0]?.[0].images).toEqual(['/files/a.jpg'])
  })
})
