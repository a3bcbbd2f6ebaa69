import { ApiError } from '@/model/call/ApiError'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'

import { deferred } from '../../../../support/app/deferred'
import { until } from '../../../../support/app/until'
import { anAddress, aQuote } from '../submit/openStore'

import { anOrder, openEditStore, openLoaded } from './openEditStore'

describe('an order to edit', () => {
  it('starts as it is, at its own address and with the prices of its own parcels', async () => {
    const { store, form, shipping, orders } = await openLoaded()

    expect(form.values).toMatchObject({
      receivingMethod: ReceivingMethod.DOOR,
      addressId: null,
      transportationChannelId: 'air',
      additionalServiceIds: ['crate'],
      remarks: 'for Mum',
    })
    expect(form.photos.urls).toEqual(['/files/a.jpg?signature=1'])
    expect(shipping.address).toBe(store.order.value?.shippingAddress)
    expect(orders.estimateChange).toHaveBeenLastCalledWith('o1', {}, true)
    expect(store.hasChanges).toBe(false)
    expect(store.bill?.total).toBe('72.00')
    await expect(store.save()).resolves.toBe(false)
    expect(orders.update).not.toHaveBeenCalled()
  })

  it('goes to another address once one is chosen in the address book', async () => {
    const { store, shipping, orders, addressChoice } = await openLoaded()
    addressChoice.choose(anAddress('far', 'my'))

    await store.load()

    expect(shipping.address).toMatchObject({ id: 'far' })
    expect(orders.estimateChange).toHaveBeenLastCalledWith('o1', { addressId: 'far' }, true)
    await store.save()
    expect(orders.update.mock.calls[0]?.[1]).toEqual({ addressId: 'far', version: 3 })
  })

  it('asks for a pickup point before it goes to one', async () => {
    const { store, form } = await openLoaded()
    form.set('receivingMethod', ReceivingMethod.PICKUP_STATION)
    await until(() => store.shipping.options.stations.value)
    expect(store.missing).toBe('station')

    form.set('pickupStationId', 's2')
    await store.shipping.requestPrices()
    expect(store.missing).toBeNull()

    form.set('receivingMethod', ReceivingMethod.DOOR)
    expect(store.changes).toEqual({})
  })

  it('costs what it did while only the notes change, whatever the prices are now', async () => {
    const { store, form, orders } = await openLoaded()
    orders.estimateChange.mockResolvedValueOnce([aQuote('air', '75.00')])
    await store.shipping.requestPrices()
    form.set('remarks', ' for Dad ')
    expect(store.bill?.total).toBe('72.00')

    orders.estimateChange.mockRejectedValue(new ApiError('network', 'request:fail'))
    await store.shipping.requestPrices()
    await expect(store.save()).resolves.toBe(true)

    expect(orders.update.mock.calls[0]?.[1]).toEqual({ remarks: 'for Dad', version: 3 })
  })

  it('is as it was when a service is taken off and put back', async () => {
    const { store, shipping, orders } = openEditStore()
    const service = (id: string) => ({
      id,
      displayName: id,
      description: '',
      price: '9.00',
      currencyCode: 'CNY',
    })
    orders.get.mockResolvedValue(anOrder({ additionalServices: [service('wrap'), service('crate')] }))
    await store.load()
    shipping.toggleService('wrap')
    expect(store.changes).toEqual({ additionalServiceIds: ['crate'] })

    shipping.toggleService('wrap')

    expect(store.hasChanges).toBe(false)
  })

  it('needs no pickup point once it goes to the door', async () => {
    const { store, form, orders } = openEditStore()
    orders.get.mockResolvedValue(
      anOrder({ receivingMethod: 20, pickupStation: { id: 's1', displayName: 's1' } }),
    )
    await store.load()

    form.set('receivingMethod', ReceivingMethod.DOOR)

    expect(store.changes).toEqual({ receivingMethod: ReceivingMethod.DOOR })
  })

  it('waits for its photos', async () => {
    const { store, form, api } = await openLoaded()
    const upload = deferred<{ url: string; name: string; size: number }>()
    api.upload.mockReturnValueOnce(upload.promise)
    const adding = form.photos.add([{ path: 'b.jpg', sizeBytes: 1 }])
    expect(store.missing).toBe('photos')

    upload.resolve({ url: '/files/b.jpg', name: 'b.jpg', size: 1 })
    await adding

    expect(store.missing).toBeNull()
    expect(store.changes).toEqual({ images: ['/files/a.jpg?signature=1', '/files/b.jpg'] })
  })
})

describe('the draft of a change', () => {
  it('comes back after a reload, on top of the order as it is by then', async () => {
    const { form } = await openLoaded()
    form.set('messageToStaff', 'fragile')
    form.set('isInsured', true)

    const next = openEditStore()
    next.orders.get.mockResolvedValue(anOrder({ version: 5, remarks: 'from the other phone' }))
    await next.store.load()

    expect(next.form.isRestored).toBe(true)
    expect(next.store.changes).toEqual({ messageToStaff: 'fragile', isInsured: true })
    expect(next.form.values.remarks).toBe('from the other phone')
  })

  it('is gone once the change is saved', async () => {
    const { store, form } = await openLoaded()
    form.set('remarks', 'for Dad')
    await store.save()

    const next = await openLoaded()

    expect(next.form.isRestored).toBe(false)
    expect(next.store.hasChanges).toBe(false)
  })
})
