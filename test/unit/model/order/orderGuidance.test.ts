import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import {
  isOrderEditable,
  isOrderUnpaid,
  orderNews,
  orderNextStep,
  orderStepIndex,
  orderTone,
} from '@/model/order/orderGuidance'

import { anOrder } from './anOrder'

const news = (status: Status, more: object = {}) => orderNews(anOrder({ status, ...more }))

/** A status that only a newer server knows. */
const UNKNOWN = 99 as Status

it.each([
  [Status.PendingProcessing, 'neutral', 1, null],
  [Status.PendingWeighing, 'neutral', 1, null],
  [Status.PendingPayment, 'warning', 2, 'pay'],
  [Status.PendingShipment, 'neutral', 3, null],
  [Status.Shipped, 'brand', 4, null],
  [Status.ArrivedPickupStation, 'warning', 4, 'collect'],
  [Status.Signed, 'success', 5, 'confirmReceipt'],
  [Status.Completed, 'success', 5, null],
  [Status.Canceled, 'neutral', null, null],
  [UNKNOWN, 'neutral', null, null],
] as const)('status %d is %s, at step %s, and waits for %s', (status, tone, step, next) => {
  expect(orderTone({ status, isAutoPay: false })).toBe(tone)
  expect(orderStepIndex({ status })).toBe(step)
  expect(orderNextStep({ status })).toBe(next)
})

it('does not warn of a payment that is made automatically, but still lets the customer pay', () => {
  const order = { status: Status.PendingPayment, isAutoPay: true }

  expect(orderTone(order)).toBe('neutral')
  expect(orderNextStep(order)).toBe('pay')
})

describe('the news', () => {
  it('says how many parcels are being packed', () => {
    expect(news(Status.PendingProcessing, { parcelCount: 3 })).toEqual({ kind: 'processing', parcels: 3 })
    expect(news(Status.PendingWeighing, { parcelCount: 3 })).toEqual({ kind: 'weighing', parcels: 3 })
  })

  it('asks for the payment, or says that it is made automatically', () => {
    expect(news(Status.PendingPayment)).toEqual({ kind: 'pay' })
    expect(news(Status.PendingPayment, { isAutoPay: true })).toEqual({ kind: 'autoPay' })
  })

  it('names the destination, the carrier and the pickup point where they are known', () => {
    expect(news(Status.PendingShipment)).toEqual({ kind: 'waiting', destination: '新加坡' })
    expect(news(Status.Shipped)).toEqual({ kind: 'left' })
    expect(news(Status.Shipped, { carrier: 'SingPost' })).toEqual({ kind: 'carried', carrier: 'SingPost' })
    expect(news(Status.ArrivedPickupStation)).toEqual({ kind: 'collect' })
    const pickupStation = { id: 's1', displayName: 'Chinatown' }
    expect(news(Status.ArrivedPickupStation, { pickupStation, pickupCode: '884210' })).toEqual({
      kind: 'collectAt',
      station: 'Chinatown',
      pickupCode: '884210',
    })
  })

  it('says until when receipt can be confirmed: two weeks from the delivery', () => {
    const statusTime = new Date('2026-11-20T02:00:00Z')

    expect(news(Status.Signed, { statusTime })).toEqual({
      kind: 'confirm',
      until: new Date('2026-12-04T02:00:00Z'),
    })
  })

  it('has nothing to tell of a status that it does not know', () => {
    expect(news(UNKNOWN)).toEqual({ kind: 'unknown' })
  })
})

it('can be edited until it is weighed, and cancelled until it is paid', () => {
  const statuses = Object.values(Status)

  expect(statuses.filter((status) => isOrderEditable({ status }))).toEqual([10, 20])
  expect(statuses.filter((status) => isOrderUnpaid({ status }))).toEqual([10, 20, 30])
})
