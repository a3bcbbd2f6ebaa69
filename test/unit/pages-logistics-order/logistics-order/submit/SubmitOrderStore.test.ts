import { ApiError } from '@/model/call/ApiError'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'

import type { Parcel } from '@/model/parcel/parcel'
import type { Quote } from '@/model/order/quote'

import { deferred } from '../../../../support/app/deferred'
import { until } from '../../../../support/app/until'

import { aParcel, anAddress, aQuote, aStation, openReady, openStore, placed } from './openStore'

const network = new ApiError('network', 'request:fail')

const refused = (member: string, message: string, status = 409) =>
  new ApiError(status === 404 ? 'notFound' : 'rejected', message, {
    status,
    validationErrors: [{ message, members: [member] }],
  })

const pageOf = <T>(items: readonly T[]) => ({ items, totalCount: items.length })

describe('what was picked in the list', () => {
  it('is priced to the default address', async () => {
    const { store, sketch, api } = openStore()

    await store.load()

    expect(sketch.parcels.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      ['p1', null],
      ['p2', null],
    ])
    expect(sketch.address?.id).toBe('home')
    expect(api.logisticsOrders.estimate).toHaveBeenCalledWith(
      {
        parcelIds: ['p1', 'p2'],
        addressId: 'home',
        receivingMethod: ReceivingMethod.DOOR,
        additionalServiceIds: [],
        isInsured: false,
        couponId: null,
      },
      true,
    )
    expect(sketch.missing).toBe('channel')
  })

  it('is asked for parcel by parcel where it is not ready, and priced without those', async () => {
    const { store, sketch, api } = openStore(['p1', 'taken', 'gone'])
    api.parcels.get.mockImplementation(async (id) => {
      if (id === 'gone') throw new ApiError('notFound', 'no such parcel')
      return aParcel(id, { isSubmitted: true })
    })

    await store.load()

    expect(sketch.parcels.map(({ obstacle }) => obstacle)).toEqual([null, 'taken', 'gone'])
    expect(api.logisticsOrders.estimate.mock.calls[0]?.[0].parcelIds).toEqual(['p1'])
    expect(sketch.missing).toBe('parcels')
  })

  it('is looked at again when it was taken while its prices were asked for', async () => {
    const { store, sketch, api } = openStore(['p1', 'p2'])
    await store.load()
    api.parcels.list.mockResolvedValue(pageOf([aParcel('p1')]))
    api.logisticsOrders.estimate.mockRejectedValueOnce(refused('parcelIds', 'p2 is taken'))

    await sketch.askPrices()

    expect(sketch.parcels.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      ['p1', null],
      ['p2', 'taken'],
    ])
    expect(sketch.missing).toBe('parcels')
  })

  it('goes on without what cannot be submitted, here and in the list', async () => {
    const { store, sketch, selectedParcels } = openStore(['p1', 'taken'])
    await store.load()

    store.removeObstacles()

    expect(sketch.parcels.map(({ id }) => id)).toEqual(['p1'])
    expect(selectedParcels.ids).toEqual(['p1'])
    expect(sketch.missing).toBe('channel')
  })

  it('can be taken out to the last, which leaves an empty page', async () => {
    const { store, selectedParcels } = openStore(['p1'])
    await store.load()

    store.removeParcels(['p1'])

    expect(store.isEmpty).toBe(true)
    expect(selectedParcels.ids).toEqual([])
    expect(selectedParcels.isPlaced).toBe(false)
  })

  it('is asked for a few at a time', async () => {
    const { store, api, sketch } = openStore(['a', 'b', 'c', 'd', 'e', 'f'])
    const first = deferred<Parcel>()
    api.parcels.get.mockReturnValue(first.promise)

    const loaded = store.load()
    await until(() => api.parcels.get.mock.calls.length > 0)
    expect(api.parcels.get).toHaveBeenCalledTimes(4)
    first.resolve(aParcel('a'))
    await loaded

    expect(sketch.parcels).toHaveLength(6)
  })
})

describe('a draft', () => {
  it('survives a reload, the parcels too', async () => {
    const { store, form } = await openReady()
    form.set('remarks', 'careful')
    form.set('isAutoPay', true)

    const next = openStore([])
    await next.store.load()

    expect(next.form.values).toEqual(form.values)
    expect(next.store.isRestored).toBe(true)
    expect(store.isRestored).toBe(false)
  })

  it('gives way to parcels that are picked anew, and keeps the rest', async () => {
    const { form } = await openReady()
    form.set('remarks', 'careful')

    const next = openStore(['p2'])
    await next.store.load()

    expect(next.form.values).toMatchObject({ parcelIds: ['p2'], remarks: 'careful' })
  })

  it('is nobody else’s', async () => {
    const { store, form, session } = await openReady()
    form.set('remarks', 'careful')
    session.user = { id: 'bob', email: 'bob@example.com', pickupStation: null }

    await store.load()

    // Don't check `parcelIds`: a sign-out would clear the list's selection, but here only the user changes.
    expect(form.values).toMatchObject({ remarks: '', transportationChannelId: null })
    expect(form.photos.photos).toEqual([])
    session.user = { id: 'ada', email: 'ada@example.com', pickupStation: null }
    await store.load()
    expect(form.values.remarks).toBe('careful')
  })

  it('can be thrown away, all but the parcels', async () => {
    const { store, form } = await openReady()
    form.set('remarks', 'careful')

    store.startOver()

    expect(form.values).toMatchObject({ parcelIds: ['p1', 'p2'], remarks: '', transportationChannelId: null })
  })

  it('that is only parcels and a default address is nothing to tell about', async () => {
    await openStore().store.load()

    const next = openStore([])
    await next.store.load()

    expect(next.store.isEmpty).toBe(false)
    expect(next.store.isRestored).toBe(false)
  })
})

describe('the address', () => {
  it('that was chosen in the address book is there at once', async () => {
    const { store, sketch, addressChoice } = openStore()
    await store.load()
    addressChoice.choose(anAddress('work'))

    await store.load()

    expect(sketch.address?.id).toBe('work')
  })

  it('that is gone is not exchanged behind the customer’s back', async () => {
    const { store, sketch, api } = await openReady()
    api.addresses.list.mockResolvedValue(pageOf([anAddress('work')]))

    await store.load()

    expect(sketch.address).toBeNull()
    expect(sketch.missing).toBe('address')
  })

  it('is taken as soon as there is one', async () => {
    const { store, sketch, api } = openStore()
    api.addresses.list.mockResolvedValueOnce(pageOf([]))
    await store.load()
    expect(sketch.missing).toBe('address')

    await store.load()

    expect(sketch.address?.id).toBe('home')
  })
})

describe('a pickup point', () => {
  it('is the customer’s own one where it is at the destination', async () => {
    const opened = openStore()
    opened.session.user = { id: 'ada', email: 'ada@example.com', pickupStation: { id: 's2' } }
    await opened.store.load()
    opened.form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await opened.store.load()

    expect(opened.sketch.station?.id).toBe('s2')
    expect(opened.api.pickupStations.list).toHaveBeenCalledWith(
      expect.objectContaining({ regionGroupId: 'sg' }),
    )
  })

  it('is to be chosen anew when the destination changes', async () => {
    const { store, sketch, form, api, addressChoice } = openStore()
    await store.load()
    form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await store.load()
    form.set('pickupStationId', 's1')
    api.pickupStations.list.mockResolvedValue(pageOf([aStation('my1')]))
    api.addresses.list.mockResolvedValue(pageOf([anAddress('far', 'my')]))
    addressChoice.choose(anAddress('far', 'my'))

    await store.load()

    expect(sketch.station).toBeNull()
    expect(form.values.pickupStationId).toBeNull()
    expect(sketch.missing).toBe('station')
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

  it('that does not fit the channel stands in the way, with its reason', async () => {
    const { store, sketch, form, api } = await openReady()
    api.coupons.listApplicable.mockResolvedValue([
      { ...(coupon as object), isUsable: false, reason: 'sea only' } as never,
    ])
    form.set('couponId', 'c1')
    sketch.chooseChannel(aQuote('sea', '59.00'))
    await store.load()

    expect(sketch.couponObstacle).toEqual({ reason: 'sea only' })
    expect(sketch.missing).toBe('coupon')
  })

  it('that was chosen while the one before was refused stays', async () => {
    const { sketch, form, api } = await openReady()
    const answer = deferred<Quote[]>()
    api.logisticsOrders.estimate.mockReturnValueOnce(answer.promise)
    form.set('couponId', 'c1')
    const asked = sketch.askPrices()

    form.set('couponId', 'c2')
    answer.reject(refused('couponId', 'no such coupon', 404))
    await asked

    expect(form.values.couponId).toBe('c2')
    expect(form.problems.couponId).toBeUndefined()
  })

  it('that is gone is taken off, said at its place, and the prices come without it', async () => {
    const { store, sketch, form, api } = await openReady()
    api.logisticsOrders.estimate.mockImplementation(async ({ couponId }) => {
      if (couponId !== null) throw refused('couponId', 'no such coupon', 404)
      return [aQuote('air', '72.00')]
    })
    form.set('couponId', 'c1')
    await store.load()
    expect(form.values.couponId).toBeNull()
    expect(form.problems.couponId).toEqual({ kind: 'server', message: 'no such coupon' })

    await store.load()

    expect(sketch.missing).toBeNull()
  })
})

describe('submitting', () => {
  it('sends what is chosen, once, and keeps nothing of it', async () => {
    const { store, form, api, selectedParcels } = await openReady()
    form.set('messageToStaff', ' fragile ')
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
    const { store, sketch, form, api } = await openReady()
    form.set('remarks', 'careful')
    const refusal = refused('parcelIds', 'SF-p2 cannot be submitted')
    api.logisticsOrders.submit.mockRejectedValueOnce(refusal)
    api.parcels.list.mockResolvedValue(pageOf([aParcel('p1')]))

    await expect(store.submit()).rejects.toBe(refusal)

    expect(form.problems.parcelIds).toEqual({ kind: 'server', message: 'SF-p2 cannot be submitted' })
    expect(sketch.parcels.map(({ obstacle }) => obstacle)).toEqual([null, 'taken'])
    expect(sketch.missing).toBe('parcels')
    store.removeObstacles()
    expect(form.problems.parcelIds).toBeUndefined()
    expect(form.values).toMatchObject({ parcelIds: ['p1'], remarks: 'careful' })
    await store.load()
    await expect(store.submit()).resolves.toBe(true)
  })

  it('waits for its pictures', async () => {
    const { store, form, sketch, api } = await openReady()
    const upload = deferred<{ url: string; name: string; size: number }>()
    api.upload.mockReturnValueOnce(upload.promise)
    const adding = form.photos.add([{ path: 'a.jpg', sizeBytes: 1 }])
    expect(sketch.missing).toBe('photos')
    upload.resolve({ url: '/files/a.jpg', name: 'a.jpg', size: 1 })
    await adding

    await store.submit()

    expect(api.logisticsOrders.submit.mock.calls[0]?.[0].images).toEqual(['/files/a.jpg'])
  })
})
