import { ApiError } from '@/model/call/ApiError'
import type { Quote } from '@/model/order/quote'
import { selectionDraft } from '@/pages-logistics-order/_shared/selectionDraft'

import { deferred } from '../../../../support/app/deferred'

import { aParcel, aQuote, openReady, openStore, pageOf, placed, refused } from './openStore'

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
    const { store, api } = await openReady()
    api.logisticsOrders.estimate.mockResolvedValue([aQuote('air', '72.50')])

    await expect(store.submit()).resolves.toBe(false)
    expect(store.priceChange).toEqual({ from: '72.00', to: '72.50', currencyCode: 'CNY' })
    expect(api.logisticsOrders.submit).not.toHaveBeenCalled()

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

  it('forgets a change of price with the next change of the order', async () => {
    const { store, form, api } = await openReady()
    api.logisticsOrders.estimate.mockResolvedValue([aQuote('air', '72.50')])
    await store.submit()

    form.set('remarks', 'x')

    expect(store.priceChange).toBeNull()
  })

  it('sends the same key again while nobody knows what became of it', async () => {
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
