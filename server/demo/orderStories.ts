import { ReceivingMethod } from '../contracts/enumerations.ts'
import { carrierOf, EVENTS_IN_TRANSIT } from '../operations/plausible/journey.ts'
import { DEMO_ORDERS, type DemoOrder, type OrderEnd } from './orders.ts'
import { arrive, declare, weigh } from './parcelStories.ts'
import { submitDue, waitFor, type Home } from './ruleStories.ts'

import type { LogisticsOrderDetail } from '../contracts/logisticsOrder.ts'
import type { Stage, Step } from './stage.ts'

/** An order while its story is played. */
interface Play {
  readonly parcelIds: string[]
  order: LogisticsOrderDetail | null
}

const STATION = 'sg-jurong'

/** Something that happened to the order, and how many days after its submission. */
type Act = readonly [day: number, play: (stage: Stage, play: Play) => Promise<unknown>]

/** The stories of the demo's orders and the parcels in them. */
export function orderSteps(home: Home): Step[] {
  return DEMO_ORDERS.flatMap((demo) => stepsOf(demo, home))
}

function stepsOf(demo: DemoOrder, home: Home): Step[] {
  const play: Play = { parcelIds: [], order: null }
  const acts = [...parcelActs(demo), ...orderActs(demo, home)]
  return acts.map(([day, act]) => ({ daysAgo: demo.daysAgo - day, play: (stage) => act(stage, play) }))
}

function parcelActs({ parcels }: DemoOrder): Act[] {
  return parcels.flatMap(([expressNumber, declared]): Act[] => [
    [-4, async (stage, { parcelIds }) => parcelIds.push((await declare(stage, expressNumber, declared)).id)],
    [-2, (stage) => arrive(stage, expressNumber)],
    [-1.8, (stage) => weigh(stage, expressNumber)],
  ])
}

/** Each of them continues where the one before it ends. */
const ENDS: readonly OrderEnd[] = [
  'submitted',
  'processed',
  'weighed',
  'paid',
  'shipped',
  'ready',
  'delivered',
  'confirmed',
]

function orderActs(demo: DemoOrder, home: Home): Act[] {
  const submit: Act = [0, async (stage, play) => (play.order = await submitted(stage, play, demo, home))]
  if (demo.end === 'cancelled') return [submit, [0.2, onOrder(cancel)]]
  const furthest = ENDS.indexOf(demo.end)
  const before = demo.isByRule ? ruleActs(demo, home) : [submit]
  return [...before, ...ENDS.slice(1, furthest + 1).flatMap((end) => actsTo(end, demo))]
}

/** The rule is created before its parcels arrive. */
function ruleActs(demo: DemoOrder, home: Home): Act[] {
  return [
    [-3, (stage, { parcelIds }) => waitFor(stage, parcelIds, demo, home)],
    [-0.2, ({ services }) => services.consolidationRuleStaff.runDue()],
    [0, async (stage, play) => (play.order = await submitDue(stage))],
  ]
}

function actsTo(end: OrderEnd, demo: DemoOrder): Act[] {
  const isCollected = demo.receivingMethod === ReceivingMethod.PICKUP_STATION
  switch (end) {
    case 'processed':
      return [[0.3, onOrder(({ services }, { code }) => services.orderStaff.process(code, 'zh-Hans'))]]
    case 'weighed':
      return [[0.8, onOrder(weighOrder)]]
    case 'paid':
      // With auto-pay it is charged as it is sent out.
      return demo.isAutoPay ? [] : [[1, onOrder(pay)]]
    case 'shipped':
      return [
        [1.5, onOrder(ship)],
        ...EVENTS_IN_TRANSIT.slice(0, 2).map((event, index): Act => [
          3 + index * 2,
          onOrder(({ services }, { code }) => services.orderStaff.track(code, event, 'zh-Hans')),
        ]),
      ]
    case 'ready':
      return isCollected
        ? [[9, onOrder(({ services }, { code }) => services.orderStaff.reachPickupStation(code, 'zh-Hans'))]]
        : []
    case 'delivered':
      return [[10, onOrder(({ services }, { code }) => services.orderStaff.sign(code, 'zh-Hans'))]]
    case 'confirmed':
      return [[12, onOrder((stage, order) => confirm(stage, order, demo))]]
    default:
      return []
  }
}

function onOrder(act: (stage: Stage, order: LogisticsOrderDetail) => Promise<LogisticsOrderDetail>): Act[1] {
  return async (stage, play) => {
    if (!play.order) throw new Error('an order of the demo has not been submitted yet')
    play.order = await act(stage, play.order)
  }
}

async function submitted(
  { services, tx, customer }: Stage,
  { parcelIds }: Play,
  demo: DemoOrder,
  { addressId }: Home,
): Promise<LogisticsOrderDetail> {
  const [shippingMethodTypeId, transportationChannelId] = demo.channel
  const coupon =
    demo.couponId === undefined ? null : await services.coupon.collect(tx, customer, demo.couponId, 'zh-Hans')
  const isCollected = demo.receivingMethod === ReceivingMethod.PICKUP_STATION
  return services.order.submit(
    tx,
    customer,
    {
      parcelIds,
      addressId,
      shippingMethodTypeId,
      transportationChannelId,
      receivingMethod: demo.receivingMethod,
      isAutoPay: demo.isAutoPay ?? false,
      ...(isCollected ? { pickupStationId: STATION } : {}),
      ...(demo.messageToStaff === undefined ? {} : { messageToStaff: demo.messageToStaff }),
      ...(coupon ? { couponId: coupon.id } : {}),
    },
    'zh-Hans',
  )
}

function weighOrder({ services }: Stage, { code, parcels }: LogisticsOrderDetail) {
  const weight = parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0.25)
  const volume = parcels.reduce((sum, parcel) => sum + (parcel.volume ?? 0), 0) * 1.15
  const side = Math.max(12, Math.round(Math.cbrt(volume) * 100))
  const box = { weight: Math.round(weight * 100) / 100, length: side + 6, width: side, height: side - 4 }
  return services.orderStaff.weigh(code, { boxes: [box] }, 'zh-Hans')
}

function pay({ services, tx, customer }: Stage, { id, total }: LogisticsOrderDetail) {
  return services.order.pay(tx, customer, id, { expectedTotal: total }, 'zh-Hans')
}

function ship({ services }: Stage, { code, shippingAddress }: LogisticsOrderDetail) {
  const request = carrierOf({ code, regionGroupId: shippingAddress.regionGroupId })
  return services.orderStaff.ship(code, request, 'zh-Hans')
}

function confirm({ services, tx, customer }: Stage, { id }: LogisticsOrderDetail, { review }: DemoOrder) {
  const [satisfaction = 5, words = ''] = review ?? []
  return services.order.confirmReceipt(tx, customer, id, { satisfaction, review: words }, 'zh-Hans')
}

function cancel({ services, tx, customer }: Stage, { id }: LogisticsOrderDetail) {
  return services.order.cancel(tx, customer, id, 'zh-Hans')
}
