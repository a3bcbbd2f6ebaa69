import { SECOND_MS } from '../../base/time/clock.ts'
import { LogisticsOrderStatus, ReceivingMethod } from '../../contracts/enumerations.ts'
import { countTrackingEvents, findStayedOrders, type OrderRow } from '../../modules/order/index.ts'
import { listParcelsOfOrder } from '../../modules/parcel/index.ts'
import { carrierOf, EVENTS_BEFORE_TRANSIT, EVENTS_IN_TRANSIT } from '../plausible/journey.ts'
import { packedBox } from '../plausible/measures.ts'
import { BATCH, type AutopilotContext, type Chore, type FindChores } from './chore.ts'
import { stayOf } from './due.ts'

const { PendingProcessing, PendingWeighing, PendingPayment, PendingShipment, Shipped, ArrivedPickupStation } =
  LogisticsOrderStatus

/** How long an order stays in a status; a shipped one, between two tracking events. */
const STAY_MS = {
  [PendingProcessing]: 20 * SECOND_MS,
  [PendingWeighing]: 25 * SECOND_MS,
  [PendingPayment]: 20 * SECOND_MS,
  [PendingShipment]: 20 * SECOND_MS,
  [Shipped]: 20 * SECOND_MS,
  [ArrivedPickupStation]: 60 * SECOND_MS,
} as const

/** Orders that should be processed, weighed, shipped, tracked, or handed over. */
export const orderChores: FindChores = async (context) => {
  const stays = Object.entries(STAY_MS).map(([status, ms]) => stayOf(Number(status), ms, context))
  const due = await findStayedOrders(context.db, stays, BATCH)
  const shipped = due.filter(({ status }) => status === Shipped)
  const eventCounts = await countTrackingEvents(
    context.db,
    shipped.map(({ id }) => id),
  )
  return due.flatMap((order) => choreOf(context, order, eventCounts.get(order.id) ?? 0) ?? [])
}

function choreOf(context: AutopilotContext, order: OrderRow, eventCount: number): Chore | null {
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
      return () => track(context, order, eventCount)
    case ArrivedPickupStation:
      return () => orderStaff.sign(code, 'en')
    default:
      return null
  }
}

async function weigh({ db, services }: AutopilotContext, { id, code }: OrderRow): Promise<void> {
  const inside = await listParcelsOfOrder(db, id)
  await services.orderStaff.weigh(code, { boxes: [packedBox(inside)] }, 'en')
}

/** Reports an order's next tracking event, if the last was long enough ago; after all of them, its arrival. */
async function track(context: AutopilotContext, order: OrderRow, eventCount: number): Promise<void> {
  const { services, clock, speed } = context
  const done = eventCount - EVENTS_BEFORE_TRANSIT
  const dueTime = order.statusTime.getTime() + (done + 1) * (STAY_MS[Shipped] / speed)
  if (clock.now().getTime() < dueTime) return
  const next = EVENTS_IN_TRANSIT[done]
  if (next) await services.orderStaff.track(order.code, next, 'en')
  else if (order.receivingMethod === ReceivingMethod.PICKUP_STATION) {
    await services.orderStaff.reachPickupStation(order.code, 'en')
  } else await services.orderStaff.sign(order.code, 'en')
}
