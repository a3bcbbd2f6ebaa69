import { ApiProblem } from '../../base/http/problem.ts'
import { measuresOf } from '../../base/measures.ts'
import { parseMoney } from '../../money/money.ts'
import { localised } from '../../texts/localised.ts'
import { takenOrDrawn } from '../scalePhoto/index.ts'
import { openIdDocument } from './idDocuments.ts'
import { endAutoPayAboveLimit, tellShortfall } from './lifecycle/autoPay.ts'
import { endOrder } from './lifecycle/cancel.ts'
import { deliverOrder } from './lifecycle/deliver.ts'
import { moveOrder } from './lifecycle/lifecycle.ts'
import { lockCodedOrder } from './lifecycle/lookup.ts'
import { refundOrder } from './lifecycle/refund.ts'
import { shipOrder, trackOrder } from './lifecycle/ship.ts'
import { packOrder, weighOrder, type Weighing } from './lifecycle/weigh.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
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
import type { IdentitySeal } from '../address/index.ts'
import type { NewTrackingEvent } from '../tracking/index.ts'
import type { PictureStorage } from '../upload/index.ts'
import type { OrderRow } from './repository/orders.ts'
import type { OrderService } from './service.customer.ts'

/** What staff do with shipment orders. Each throws ApiProblem 404 OrderCodeUnknown, 409 OrderMoveRefused. */
export interface OrderStaffService {
  process(code: string, language: Language): Promise<LogisticsOrderDetail>
  /** Puts the parcels into boxes; `weigh` does it too if it hasn't been done. */
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
  /**
   * @throws ApiProblem 409 OrderNothingPaid
   * @throws ApiProblem 400 OrderRefundTooLarge
   */
  refund(
    tx: Transaction,
    code: string,
    request: RefundOrderRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  /**
   * The number of the identity document that came with an order's address, in full, for customs.
   *
   * @throws ApiProblem 409 IdDocumentMissing, IdDocumentNotOpened
   */
  openIdDocument(code: string): Promise<string>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly settings: TenantSettings
  readonly storage: PictureStorage
  readonly identitySeal: IdentitySeal
  readonly orders: Pick<OrderService, 'detail'>
}

type Change = (tx: Transaction, order: OrderRow, now: Date) => Promise<OrderRow | void>

export function createOrderStaffService(dependencies: Dependencies): OrderStaffService {
  const { db, clock, settings, orders } = dependencies

  /** Changes the order with a code, and returns it as its owner sees it. */
  const changingIn = async (tx: Transaction, code: string, language: Language, change: Change) => {
    const order = await lockCodedOrder(tx, code)
    const changed = (await change(tx, order, clock.now())) ?? order
    return orders.detail(tx, changed, language)
  }
  const changing = (code: string, language: Language, change: Change) =>
    db.transaction((tx) => changingIn(tx, code, language, change))

  return {
    process: (code, language) =>
      changing(code, language, (tx, order, now) => moveOrder(tx, order, 'process', now)),
    pack: (code, language) => changing(code, language, packOrder),

    weigh: async (code, request, language) => {
      const weighing = await weighingOf(code, request, dependencies)
      return changing(code, language, (tx, order, now) => weighOrder(tx, order, weighing, { settings, now }))
    },

    ship: async (code, request, language, transact = (work) => db.transaction(work)) => {
      const ship: Change = (tx, order, now) => shipOrder(tx, order, request, { settings, now })
      try {
        return await transact((tx) => changingIn(tx, code, language, ship))
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'BalanceTooLowToShip') {
          // The refusal rolled everything back, so the message needs a transaction of its own.
          const shortfall = error.details ?? ''
          await db.transaction(async (tx) =>
            tellShortfall(tx, await lockCodedOrder(tx, code), shortfall, clock.now()),
          )
        }
        if (error instanceof ApiProblem && error.code === 'OrderNotPaid') {
          await db.transaction(async (tx) => {
            const order = await lockCodedOrder(tx, code)
            await endAutoPayAboveLimit(tx, order, { settings, now: clock.now() })
          })
        }
        throw error
      }
    },

    track: (code, request, language) =>
      changing(code, language, (tx, order, now) => trackOrder(tx, order, eventOf(request), now)),

    reachPickupStation: (code, language) =>
      changing(code, language, (tx, order, now) => deliverOrder(tx, order, 'reachPickupStation', now)),

    sign: (code, language) =>
      changing(code, language, (tx, order, now) => deliverOrder(tx, order, 'sign', now)),

    reject: (code, { reason }, language) =>
      changing(code, language, (tx, order, now) =>
        endOrder(tx, order, 'reject', now, { reason: reason.trim() }),
      ),

    refund: (tx, code, request, language) =>
      changingIn(tx, code, language, (_, order, now) => refundOrder(tx, order, request, now)),

    openIdDocument: async (code) => {
      const order = await db.transaction((tx) => lockCodedOrder(tx, code))
      return openIdDocument(order, dependencies.identitySeal)
    },
  }
}

/** The request in the units of the database; without pictures one of the scale is drawn. */
async function weighingOf(
  code: string,
  { boxes, collectingFee, images }: WeighOrderRequest,
  { clock, storage }: Dependencies,
): Promise<Weighing> {
  const measured = boxes.map(measuresOf)
  const [first] = measured
  const urls = first ? await takenOrDrawn(storage, code, first, images) : (images ?? [])
  const time = clock.now().toISOString()
  return {
    boxes: measured,
    collectingFee: parseMoney(collectingFee ?? '0'),
    images: urls.map((url) => ({ url, time })),
  }
}

/** What the carrier reported; without English words, the Chinese ones are used for both languages. */
function eventOf(request: TrackOrderRequest): NewTrackingEvent {
  const { status, description, descriptionEn, location, locationEn } = request
  return {
    status,
    description: localised(description, descriptionEn ?? description),
    location: location === undefined ? null : localised(location, locationEn ?? location),
  }
}
