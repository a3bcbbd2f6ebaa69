import type { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import type { Page } from '@/model/list/page'
import type { Bill } from '@/model/order/bill'
import type { ConsolidationSaving, SavingChoice } from '@/model/order/consolidationSaving'
import type { OrderChoice, OrderSubmission, PlacedOrder } from '@/model/order/logisticsOrder'
import type {
  LogisticsOrder,
  LogisticsOrderDetail,
  OrderChanges,
  OrderLogEntry,
  OrderPayment,
  PricedChanges,
  ReceiptConfirmation,
} from '@/model/order/orderDetail'
import type { Quote } from '@/model/order/quote'

import { readSaving } from './consolidationSaving'
import type { Dto } from './dto'
import type { Http } from './http'
import { readOrder, readOrderDetail, readOrderLog, readPlacedOrder } from './logisticsOrderReaders'
import { readBill, readQuote } from './quotes'
import { readItems, readObject, readPage, type ListRequest } from './wire'

const ORDER = '/api/u/biz/logistics-order'

/** More than an order can ever have. */
const MAX_LOGS = 99

export interface OrderListRequest extends ListRequest {
  readonly status?: LogisticsOrderStatus
}

export function createLogisticsOrderApi(http: Http) {
  return { ...readingCalls(http), ...submittingCalls(http), ...changingCalls(http) }
}

function readingCalls(http: Http) {
  return {
    /** Newest first; `filter` matches the code, the remarks, and the numbers of shipment and parcels. */
    async list(request: OrderListRequest): Promise<Page<LogisticsOrder>> {
      return readPage(await http.post(`${ORDER}/list`, { body: request }), readOrder)
    },

    /** @throws ApiError `notFound` if the customer has no such order */
    async get(id: string): Promise<LogisticsOrderDetail> {
      return readObject(await http.get(`${ORDER}/{id}`, { path: { id } }), readOrderDetail)
    },

    /** Newest first. */
    async listLogs(id: string): Promise<readonly OrderLogEntry[]> {
      const query = { maxResultCount: MAX_LOGS }
      return readItems(await http.get(`${ORDER}/{id}/log`, { path: { id }, query }), readOrderLog)
    },
  }
}

function submittingCalls(http: Http) {
  return {
    /**
     * Returns one quote per channel.
     *
     * @param isBackground whether the page refreshes prices by itself; it then shows refusals without a dialog
     */
    async estimate(choice: OrderChoice, isBackground: boolean): Promise<readonly Quote[]> {
      const body = writeChoice(choice)
      return readItems(await http.post(`${ORDER}/estimate`, { body, isBackground }), readQuote)
    },

    /**
     * Compares shipping parcels together with shipping each alone, and says what waiting for the next one changes.
     *
     * @param isBackground whether the page asks by itself; it then shows refusals without a dialog
     */
    async compare(body: SavingChoice, isBackground: boolean): Promise<ConsolidationSaving> {
      return readObject(await http.post(`${ORDER}/consolidation-saving`, { body, isBackground }), readSaving)
    },

    /** @throws ApiError 409 `ParcelNotSubmittable`, naming the member `parcelIds`; no parcel was accepted */
    async submit(submission: OrderSubmission, idempotencyKey: string): Promise<PlacedOrder> {
      const body = writeSubmission(submission)
      return readObject(await http.post(ORDER, { body, idempotencyKey }), readPlacedOrder)
    },
  }
}

/** Each returns the order as it is afterwards. All throw 409 `OrderMoveRefused` if its status doesn't allow it. */
function changingCalls(http: Http) {
  const read = (dto: Dto<'LogisticsOrderDetail'>) => readObject(dto, readOrderDetail)
  return {
    /**
     * Returns one quote per channel for an order with these changes.
     *
     * @param isBackground whether the page refreshes prices by itself; it then shows refusals without a dialog
     */
    async estimateChange(id: string, body: PricedChanges, isBackground: boolean): Promise<readonly Quote[]> {
      return readItems(
        await http.post(`${ORDER}/{id}/estimate`, { path: { id }, body, isBackground }),
        readQuote,
      )
    },

    /**
     * Works until the order is weighed.
     *
     * @param body with the version of the order that was edited
     * @throws ApiError 409 `OrderStale`
     */
    async update(
      id: string,
      body: OrderChanges & { readonly version: number },
      idempotencyKey: string,
    ): Promise<LogisticsOrderDetail> {
      return read(await http.put(`${ORDER}/{id}`, { path: { id }, body, idempotencyKey }))
    },

    /** Works until the order is paid. */
    async setAutoPay(id: string, isAutoPay: boolean): Promise<LogisticsOrderDetail> {
      return read(await http.put(`${ORDER}/{id}/auto-pay`, { path: { id }, body: { isAutoPay } }))
    },

    /**
     * The bill the order would be paid by with another coupon; changes nothing.
     *
     * @param couponId null for no coupon
     * @throws ApiError 400 `CouponNotUsable`
     */
    async previewBill(id: string, couponId: string | null): Promise<Bill> {
      return readObject(await http.post(`${ORDER}/{id}/bill`, { path: { id }, body: { couponId } }), readBill)
    },

    /**
     * Pays from the balance. `OrderMoveRefused` comes without a dialog, as it usually means that the order is paid.
     *
     * @throws ApiError 402 `InsufficientBalance`
     * @throws ApiError 409 `OrderTotalChanged`
     * @throws ApiError 400 `CouponNotUsable`
     */
    async pay(id: string, payment: OrderPayment, idempotencyKey: string): Promise<LogisticsOrderDetail> {
      const acceptedCodes = ['OrderMoveRefused']
      const request = { path: { id }, body: payment, idempotencyKey, acceptedCodes }
      return read(await http.post(`${ORDER}/{id}/pay`, request))
    },

    /** Works until the order is paid; its parcels and its coupon come back. */
    async cancel(id: string, idempotencyKey: string): Promise<LogisticsOrderDetail> {
      return read(await http.post(`${ORDER}/{id}/cancel`, { path: { id }, idempotencyKey }))
    },

    /** Works once the order is delivered. */
    async confirmReceipt(
      id: string,
      { satisfaction, review, images }: ReceiptConfirmation,
      idempotencyKey: string,
    ): Promise<LogisticsOrderDetail> {
      const body = { satisfaction, images, ...(review !== null && { review }) }
      return read(await http.post(`${ORDER}/{id}/confirm-receipt`, { path: { id }, body, idempotencyKey }))
    },
  }
}

function writeChoice(choice: OrderChoice): Dto<'EstimateRequest'> {
  const { parcelIds, addressId, receivingMethod, additionalServiceIds, isInsured, couponId } = choice
  return {
    parcelIds,
    addressId,
    receivingMethod,
    additionalServiceIds,
    isInsured,
    ...(couponId !== null && { couponId }),
  }
}

function writeSubmission(submission: OrderSubmission): Dto<'SubmitOrderRequest'> {
  const { shippingMethodTypeId, transportationChannelId, pickupStationId, isAutoPay } = submission
  const { addressId, remarks, messageToStaff, images } = submission
  return {
    ...writeChoice(submission),
    addressId,
    shippingMethodTypeId,
    transportationChannelId,
    isAutoPay,
    images,
    ...(pickupStationId !== null && { pickupStationId }),
    ...(remarks !== null && { remarks }),
    ...(messageToStaff !== null && { messageToStaff }),
  }
}
