import { ApiError } from '@/model/call/ApiError'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { Parcel } from '@/model/parcel/parcel'

import { deferred } from '../../../../support/app/deferred'
import { until } from '../../../../support/app/until'

import { aParcel, anAddress, openReady, openStore, pageOf, refused } from './openStore'

describe('what was picked in the list', () => {
  it('is priced to the default address', async () => {
    const { store, editor, api } = openStore()

    await store.load()

    expect(editor.parcels.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      ['p1', null],
      ['p2', null],
    ])
    expect(editor.shipping.address).toMatchObject({ id: 'home' })
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
    expect(editor.missing).toBe('channel')
  })

  it('is asked for parcel by parcel where it is not ready, and priced without those', async () => {
    const { store, editor, api } = openStore(['p1', 'taken', 'gone'])
    api.parcels.get.mockImplementation(async (id) => {
      if (id === 'gone') throw new ApiError('notFound', 'no such parcel')
      return aParcel(id, { isSubmitted: true })
    })

    await store.load()

    expect(editor.parcels.map(({ obstacle }) => obstacle)).toEqual([null, 'taken', 'gone'])
    expect(api.logisticsOrders.estimate.mock.calls[0]?.[0].parcelIds).toEqual(['p1'])
    expect(editor.missing).toBe('parcels')
  })

  it('is looked at again when it was taken while its prices were asked for', async () => {
    const { store, editor, api } = openStore(['p1', 'p2'])
    await store.load()
    api.parcels.list.mockResolvedValue(pageOf([aParcel('p1')]))
    api.logisticsOrders.estimate.mockRejectedValueOnce(refused('parcelIds', 'p2 is taken'))

    await editor.shipping.requestPrices()

    expect(editor.parcels.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      ['p1', null],
      ['p2', 'taken'],
    ])
    expect(editor.missing).toBe('parcels')
  })

  it('goes on without what cannot be submitted, here and in the list', async () => {
    const { store, editor, selectedParcels } = openStore(['p1', 'taken'])
    await store.load()

    store.removeObstacles()

    expect(editor.parcels.map(({ id }) => id)).toEqual(['p1'])
    expect(selectedParcels.ids).toEqual(['p1'])
    expect(editor.missing).toBe('channel')
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
    const { store, api, editor } = openStore(['a', 'b', 'c', 'd', 'e', 'f'])
    const first = deferred<Parcel>()
    api.parcels.get.mockReturnValue(first.promise)

    const loaded = store.load()
    await until(() => api.parcels.get.mock.calls.length > 0)
    expect(api.parcels.get).toHaveBeenCalledTimes(4)
    first.resolve(aParcel('a'))
    await loaded

    expect(editor.parcels).toHaveLength(6)
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
    session.become({ id: 'bob', email: 'bob@example.com', pickupStation: null })

    await store.load()

    // Don't check `parcelIds`: a sign-out would clear the list's selection, but here only the user changes.
    expect(form.values).toMatchObject({ remarks: '', transportationChannelId: null })
    expect(form.photos.photos).toEqual([])
    session.become({ id: 'ada', email: 'ada@example.com', pickupStation: null })
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
    const { store, editor, addressChoice } = openStore()
    await store.load()
    addressChoice.choose(anAddress('work'))

    await store.load()

    expect(editor.shipping.address).toMatchObject({ id: 'work' })
  })

  it('that is gone is not exchanged behind the customer’s back', async () => {
    const { store, editor, api } = await openReady()
    api.addresses.list.mockResolvedValue(pageOf([anAddress('work')]))

    await store.load()

    expect(editor.shipping.address).toBeNull()
    expect(editor.missing).toBe('address')
  })

  it('is taken as soon as there is one', async () => {
    const { store, editor, api } = openStore()
    api.addresses.list.mockResolvedValueOnce(pageOf([]))
    await store.load()
    expect(editor.missing).toBe('address')

    await store.load()

    expect(editor.shipping.address).toMatchObject({ id: 'home' })
  })
})
