import { and, count, desc, eq, getTableColumns, gte, inArray, isNull, ne, or } from 'drizzle-orm'

import { SECOND_MS } from '../../base/time/clock.ts'
import { LogisticsOrderStatus, ReceivingMethod } from '../../contracts/enumerations.ts'
import { fundAccounts, logisticsOrders, parcels, trackingEvents } from '../../db/schema/index.ts'
import { BATCH, type AutopilotContext, type Chore, type FindChores } from './chore.ts'
import { hasStayed } from './due.ts'
import { carrierOf, EVENTS_ON_THE_WAY, EVENTS_BEFORE_THE_WAY, packedBox } from './journey.ts'

const { PendingProcessing, PendingWeighing, PendingPayment, PendingShipment, Shipped, ArrivedPickupStation } =
  LogisticsOrderStatus

/** How long an order stays in a status; one on its way, between two events. */
const STAY_MS = {
  [PendingProcessing]: 20 * SECOND_MS,
  [PendingWeighing]: 25 * SECOND_MS,
  [PendingPayment]: 20 * SECOND_MS,
  [PendingShipment]: 20 * SECOND_MS,
  [Shipped]: 20 * SECOND_MS,
  [ArrivedPickupStation]: 60 * SECOND_MS,
} as const

const isTheirAccount = and(
  eq(fundAccounts.userId, logisticsOrders.userId),
  eq(fundAccounts.currencyCode, logisticsOrders.currencyCode),
)

/** Auto-pay is tried once, so that the customer hears of a balance that is too low, and again when it suffices. */
const isWorthCharging = and(
  logisticsOrders.isAutoPay,
  or(isNull(logisticsOrders.shortfallTime), gte(fundAccounts.balance, logisticsOrders.total)),
)

type Order = typeof logisticsOrders.$inferSelect

/** Orders that should be taken up, packed and weighed, sent out, brought on their way, or handed over. */
export const orderChores: FindChores = async (context) => {
  const statuses = [
    PendingProcessing,
    PendingWeighing,
    PendingPayment,
    PendingShipment,
    Shipped,
    ArrivedPickupStation,
  ] as const
  const due = await context.db
    .select(getTableColumns(logisticsOrders))
    .from(logisticsOrders)
    .leftJoin(fundAccounts, isTheirAccount)
    .where(
      and(
        or(...statuses.map((status) => hasStayed(logisticsOrders, status, STAY_MS[status], context))),
        or(ne(logisticsOrders.status, PendingPayment), isWorthCharging),
      ),
    )
    .orderBy(logisticsOrders.statusTime)
    .limit(BATCH)
  const onTheWay = due.filter(({ status }) => status === Shipped)
  const eventCounts = await countEvents(context, onTheWay)
  return due.flatMap((order) => choreOf(context, order, eventCounts.get(order.id) ?? 0) ?? [])
}

function choreOf(context: AutopilotContext, order: Order, eventCount: number): Chore | null {
  const { orderStaff } = context.services
  const { code, status } = order
  switch (status) {
    case PendingProcessing:
      return () => orderStaff.process(code, 'en')
    case PendingWeighing:
      return () => weigh(context, order)
    case PendingPayment:
    case PendingShipment:
      return () => orderStaff.ship(code, carrierOf(order), 'en')
    case Shipped:
      return () => bringOn(context, order, eventCount)
    case ArrivedPickupStation:
      return () => orderStaff.sign(code, 'en')
    default:
      return null
  }
}

async function weigh({ db, services }: AutopilotContext, { id, code }: Order): Promise<void> {
  const inside = await db
    .select()
    .from(parcels)
    .where(eq(parcels.logisticsOrderId, id))
    .orderBy(desc(parcels.id))
  await services.orderStaff.weigh(code, { boxes: [packedBox(inside)] }, 'en')
}

/** The next event on an order's way, as long as it has been quiet for long enough; at the end its arrival. */
async function bringOn(context: AutopilotContext, order: Order, eventCount: number): Promise<void> {
  const { services, clock, speed } = context
  const done = eventCount - EVENTS_BEFORE_THE_WAY
  const dueTime = order.statusTime.getTime() + (done + 1) * (STAY_MS[Shipped] / speed)
  if (clock.now().getTime() < dueTime) return
  const next = EVENTS_ON_THE_WAY[done]
  if (next) await services.orderStaff.track(order.code, next, 'en')
  else if (order.receivingMethod === ReceivingMethod.PICKUP_STATION) {
    await services.orderStaff.reachPickupStation(order.code, 'en')
  } else await services.orderStaff.sign(order.code, 'en')
}

async function countEvents({ db }: AutopilotContext, orders: readonly Order[]): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const rows = await db
    .select({ orderId: trackingEvents.orderId, count: count() })
    .from(trackingEvents)
    .where(inArray(trackingEvents.orderId, ids))
    .groupBy(trackingEvents.orderId)
  return new Map(rows.map((row) => [row.orderId, row.count]))
}
