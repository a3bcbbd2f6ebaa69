import { ApiError } from '@/model/call/ApiError'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'

import { aBillOf } from '../../../../support/app/orderFactories'
import { until } from '../../../../support/app/until'
import { anAddress, aQuote, pageOf } from '../submit/openStore'

import { anOrder, goBySea, openLoaded } from './openEditStore'

describe('saving an order', () => {
  it('sends what has changed, on the version that was read, and shows the order as it is then', async () => {
    const opened = await openLoaded()
    const { store, form, orders } = opened
    await goBySea(opened)
    orders.update.mockResolvedValue(
      anOrder({
        version: 4,
        transportationChannel: { id: 'sea', displayName: 'sea' },
        shippingMethodType: { id: 'method-of-sea', displayName: 'sea' },
        estimatedBill: aBillOf('59.00'),
      }),
    )

    await expect(store.save()).resolves.toBe(true)

    expect(orders.update.mock.calls[0]?.[1]).toEqual({
      transportationChannelId: 'sea',
      shippingMethodTypeId: 'method-of-sea',
      version: 3,
    })
    expect(form.values.transportationChannelId).toBe('sea')
    expect(store.hasChanges).toBe(false)
    expect(store.bill?.total).toBe('59.00')
  })

  it('shows a price that changed meanwhile, and sends it only when it is tapped again', async () => {
    const opened = await openLoaded()
    const { store, orders } = opened
    await goBySea(opened)
    orders.estimateChange.mockResolvedValue([aQuote('sea', '61.00')])

    await expect(store.save()).resolves.toBe(false)
    expect(store.price.change).toEqual({ from: '59.00', to: '61.00', currencyCode: 'CNY' })
    expect(orders.update).not.toHaveBeenCalled()

    await expect(store.save()).resolves.toBe(true)
  })

  it('sends the same key again while the outcome is unknown', async () => {
    const { store, form, orders } = await openLoaded()
    form.set('remarks', 'for Dad')
    orders.update.mockRejectedValueOnce(new ApiError('network', 'request:fail'))

    await expect(store.save()).rejects.toMatchObject({ kind: 'network' })
    await expect(store.save()).resolves.toBe(true)

    const keys = orders.update.mock.calls.map(([, , key]) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('keeps the customer’s changes, and those made elsewhere, when the order has changed meanwhile', async () => {
    const { store, form, orders } = await openLoaded()
    form.set('messageToStaff', 'fragile')
    await form.photos.add([{ path: 'b.jpg', sizeBytes: 1 }])
    const stale = new ApiError('rejected', 'changed', { status: 409, code: 'OrderStale' })
    orders.update.mockRejectedValueOnce(stale)
    orders.get.mockResolvedValue(anOrder({ version: 7, remarks: 'from the other phone' }))

    await expect(store.save()).rejects.toBe(stale)

    expect(form.values).toMatchObject({ remarks: 'from the other phone', messageToStaff: 'fragile' })
    await expect(store.save()).resolves.toBe(true)
    expect(orders.update.mock.calls[1]?.[1]).toEqual({
      messageToStaff: 'fragile',
      images: ['/files/a.jpg?signature=1', '/files/b.jpg'],
      version: 7,
    })
  })

  it('is over once the order is weighed, and keeps what was typed', async () => {
    const { store, form, orders } = await openLoaded()
    form.set('messageToStaff', 'fragile')
    const refusal = new ApiError('rejected', 'weighed', { status: 409, code: 'OrderMoveRefused' })
    orders.update.mockRejectedValueOnce(refusal)
    orders.get.mockResolvedValue(anOrder({ version: 4, status: LogisticsOrderStatus.PendingPayment }))

    await expect(store.save()).rejects.toBe(refusal)

    expect(store.isEditable).toBe(false)
    expect(form.values.messageToStaff).toBe('fragile')
  })

  it('finds out that the order is weighed when it asks for prices', async () => {
    const { store, form, orders } = await openLoaded()
    orders.estimateChange.mockRejectedValue(new ApiError('rejected', 'weighed', { status: 409 }))
    orders.get.mockResolvedValue(anOrder({ version: 4, status: LogisticsOrderStatus.PendingPayment }))

    form.set('isInsured', true)

    await until(() => !store.isEditable)
  })

  it.each([
    ['a method that closed', 'transportationChannelId', 400],
    ['a pickup point that is full or gone', 'pickupStationId', 400],
    ['an address of somebody else', 'addressId', 404],
  ] as const)('says at its place that it cannot take %s, and loses nothing', async (_what, field, status) => {
    const opened = await openLoaded()
    const { store, form, orders } = opened
    form.set('remarks', 'for Dad')
    await goBySea(opened)
    const refusal = new ApiError(status === 404 ? 'notFound' : 'rejected', 'no', {
      status,
      validationErrors: [{ message: 'not any more', members: [field] }],
    })
    orders.update.mockRejectedValueOnce(refusal)

    await expect(store.save()).rejects.toBe(refusal)

    expect(form.problems[field]).toEqual({ kind: 'server', message: 'not any more' })
    expect(form.values).toMatchObject({ remarks: 'for Dad', transportationChannelId: 'sea' })
  })

  it('stops while the chosen method can no longer carry the order', async () => {
    const opened = await openLoaded()
    const { store, orders } = opened
    await goBySea(opened)
    orders.estimateChange.mockResolvedValue([aQuote('air', '72.00'), aQuote('sea', null)])

    await expect(store.save()).resolves.toBe(false)

    expect(store.missing).toBe('channelRefused')
    expect(orders.update).not.toHaveBeenCalled()
  })

  it('stops while the chosen address is gone', async () => {
    const { store, form, api } = await openLoaded()
    form.set('addressId', 'far')
    api.addresses.list.mockResolvedValue(pageOf([anAddress('home')]))

    await store.load()

    expect(store.missing).toBe('address')
  })
})
