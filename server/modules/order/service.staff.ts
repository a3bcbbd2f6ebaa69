import { FundAccountLogType, type Language } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { localised } from '../../texts/localised.ts'
import { creditCustomer } from '../fund/index.ts'
import { endOrder } from './changes.ts'
import {
  deliverOrder,
  isPaid,
  noteRefund,
  orderByCode,
  packOrder,
  processOrder,
  shipOrder,
  tellShortfall,
  trackOrder,
  weighOrder,
} from './warehouseMoves.ts'
import { notify } from '../message/index.ts'
import { measuresOf } from '../../base/measures.ts'
import { drawScalePhoto } from '../scalePhoto/index.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { LogisticsOrderDetail } from '../../contracts/logisticsOrder.ts'
import type {
  RefundOrderRequest,
  RejectOrderRequest,
  ShipOrderRequest,
  TrackOrderRequest,
  WeighOrderRequest,
} from '../../contracts/warehouseOrder.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Transact } from '../../routing/idempotency.ts'
import type { LogisticsOrderService } from './service.customer.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { PictureStorage } from '../upload/index.ts'

/** What staff do with orders. Each throws ApiProblem 404 OrderCodeUnknown, 409 OrderMoveRefused. */
export interface WarehouseOrderService {
  process(code: string, language: Language): Promise<LogisticsOrderDetail>
  /** Puts the parcels into boxes; `weigh` does it as well where it was not done before. */
  pack(code: string, language: Language): Promise<LogisticsOrderDetail>
  weigh(code: string, request: WeighOrderRequest, language: Language): Promise<LogisticsOrderDetail>
  /**
   * An order with auto-pay is charged with it. A balance that is too low refuses it, and the customer hears of that
   * the first time.
   *
   * @param transact runs the work in a transaction; by default, in a new one
   * @throws ApiProblem 409 OrderNotPaid, BalanceTooLowToShip, TrackingNumberTaken
   */
  ship(
    code: string,
    request: ShipOrderRequest,
    language: Language,
    transact?: Transact,
  ): Promise<LogisticsOrderDetail>
  /** Writes down what the carrier reports. */
  track(code: string, request: TrackOrderRequest, language: Language): Promise<LogisticsOrderDetail>
  reachPickupStation(code: string, language: Language): Promise<LogisticsOrderDetail>
  sign(code: string, language: Language): Promise<LogisticsOrderDetail>
  reject(code: string, request: RejectOrderRequest, language: Language): Promise<LogisticsOrderDetail>
  /** @throws ApiProblem 409 OrderNothingPaid; 400 OrderRefundTooLarge */
  refund(
    tx: Transaction,
    code: string,
    request: RefundOrderRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly settings: TenantSettings
  readonly storage: PictureStorage
  readonly orders: LogisticsOrderService
}

type Order = Awaited<ReturnType<typeof orderByCode>>
type Change = (tx: Transaction, order: Order, now: Date) => Promise<Order | void>

export function createWarehouseOrderService(dependencies: Dependencies): WarehouseOrderService {
  const { db, clock, settings, orders } = dependencies

  /** Does something to the order with a code, and shows it as its owner sees it then. */
  const changingIn = async (tx: Transaction, code: string, language: Language, change: Change) => {
    const order = await orderByCode(tx, code)
    const changed = (await change(tx, order, clock.now())) ?? order
    return orders.detail(tx, changed, language)
  }
  const changing = (code: string, language: Language, change: Change) =>
    db.transaction((tx) => changingIn(tx, code, language, change))

  return {
    process: (code, language) => changing(code, language, processOrder),
    pack: (code, language) => changing(code, language, packOrder),

    weigh: async (code, request, language) => {
      const weighing = await weighingOf(code, request, dependencies)
      return changing(code, language, (tx, order, now) => weighOrder(tx, order, weighing, { settings, now }))
    },

    ship: async (code, request, language, transact = (work) => db.transaction(work)) => {
      const ship: Change = (tx, order, now) => shipOrder(tx, order, request, now)
      try {
        return await transact((tx) => changingIn(tx, code, language, ship))
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'BalanceTooLowToShip') {
          // The refusal undid everything, so the customer hears of it in a transaction of its own.
          const shortfall = error.details ?? ''
          await db.transaction(async (tx) =>
            tellShortfall(tx, await orderByCode(tx, code), shortfall, clock.now()),
          )
        }
        throw error
      }
    },

    track: (code, { status, description, descriptionEn, location, locationEn }, language) =>
      changing(code, language, (tx, order, now) =>
        trackOrder(
          tx,
          order,
          {
            status,
            description: localised(description, descriptionEn ?? description),
            location: location === undefined ? null : localised(location, locationEn ?? location),
          },
          now,
        ),
      ),

    reachPickupStation: (code, language) =>
      changing(code, language, (tx, order, now) => deliverOrder(tx, order, 'reachPickupStation', now)),

    sign: (code, language) =>
      changing(code, language, (tx, order, now) => deliverOrder(tx, order, 'sign', now)),

    reject: (code, { reason }, language) =>
      changing(code, language, (tx, order, now) =>
        endOrder(tx, order, 'reject', now, { reason: reason.trim() }),
      ),

    refund: (tx, code, request, language) =>
      changingIn(tx, code, language, (_, order, now) => refund(tx, order, request, now)),
  }
}

/** What the scale showed, with a picture of it. */
async function weighingOf(
  code: string,
  { boxes, collectingFee, images }: WeighOrderRequest,
  { clock, storage }: Dependencies,
) {
  const measured = boxes.map(measuresOf)
  const [first] = measured
  const drawn = first && !images?.length ? [await storage.save(await drawScalePhoto(code, first))] : []
  const time = clock.now().toISOString()
  return {
    boxes: measured,
    collectingFee: parseMoney(collectingFee ?? '0'),
    images: [...(images ?? []), ...drawn].map((url) => ({ url, time })),
  }
}

async function refund(tx: Transaction, order: Order, request: RefundOrderRequest, now: Date): Promise<Order> {
  const { id, userId, code, currencyCode } = order
  const paid = isPaid(order) ? (order.total ?? 0n) - order.refunded : 0n
  const amount = parseMoney(request.amount)
  if (paid === 0n) throw new ApiProblem(409, 'OrderNothingPaid')
  if (amount === 0n || amount > paid) {
    throw fieldProblem(400, 'OrderRefundTooLarge', 'amount', { maximum: formatMoney(paid) })
  }
  const subject = { type: 'LOGISTICS_ORDER', id } as const
  await creditCustomer(
    tx,
    {
      userId,
      currencyCode,
      amount,
      type: FundAccountLogType.LogisticsOrderRefund,
      subject,
      note: { key: 'fundNote.logisticsOrderRefund', params: { code } },
    },
    now,
  )
  const params = {
    code,
    amount: formatMoney(amount),
    currency: currencyCode,
    reason: request.reason.trim(),
  }
  await notify(tx, { userId, kind: 'FUNDS', event: 'orderRefunded', params, subject }, now)
  return noteRefund(tx, order, amount)
}
