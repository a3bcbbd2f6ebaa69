import type { StoreOrderStatus } from '@/model/enumerations/store'
import type { Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'
import type { StoreOrder, StoreOrderDetail, StoreOrderRequest } from '@/model/store/storeOrder'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readDateOrNull, readObject, readPage, type ListRequest } from './wire'

const ORDER = '/api/u/store/order'

interface StoreOrderListRequest extends ListRequest {
  readonly status?: StoreOrderStatus
}

export function createStoreOrderApi(http: Http) {
  return {
    /** The customer's orders, newest first. */
    async list(request: StoreOrderListRequest): Promise<Page<StoreOrder>> {
      return readPage(await http.post(`${ORDER}/list`, { body: request }), readOrder)
    },

    async get(id: string): Promise<StoreOrderDetail> {
      return readObject(await http.get(`${ORDER}/{id}`, { path: { id } }), readDetail)
    },

    /**
     * Keeps goods aside for half an hour. They go to the customer's warehouse.
     *
     * @throws ApiError 404 `SkuUnknown`
     * @throws ApiError 409 `OutOfStock`, `OrderTotalChanged`, `StoreOrderLimitReached`
     */
    async submit(request: StoreOrderRequest, idempotencyKey: string): Promise<StoreOrderDetail> {
      const { remarks, ...rest } = request
      const body = { ...rest, addressee: 'warehouse' as const, ...(remarks !== null && { remarks }) }
      return readObject(await http.post(ORDER, { body, idempotencyKey }), readDetail)
    },

    /**
     * Pays from the balance. `StoreOrderMoveRefused` comes without a dialog, as it usually means that the order is paid.
     *
     * @param expectedTotal the total on screen, a decimal string
     * @throws ApiError 402 `InsufficientBalance`
     * @throws ApiError 409 `OrderTotalChanged`
     */
    async pay(id: string, expectedTotal: string, idempotencyKey: string): Promise<StoreOrderDetail> {
      const acceptedCodes = ['StoreOrderMoveRefused']
      const request = { path: { id }, body: { expectedTotal }, idempotencyKey, acceptedCodes }
      return readObject(await http.post(`${ORDER}/{id}/pay`, request), readDetail)
    },

    /** Works until the order is paid; the goods are for sale again. */
    async cancel(id: string, idempotencyKey: string): Promise<StoreOrderDetail> {
      const request = { path: { id }, body: {}, idempotencyKey }
      return readObject(await http.post(`${ORDER}/{id}/cancel`, request), readDetail)
    },
  }
}

function readOrder(dto: Dto<'StoreOrder'>): StoreOrder {
  return {
    ...dto,
    unitPrice: toAmount(dto.unitPrice),
    total: toAmount(dto.total),
    expirationTime: readDateOrNull(dto.expirationTime),
    creationTime: readDate(dto.creationTime),
  }
}

function readDetail(dto: Dto<'StoreOrderDetail'>): StoreOrderDetail {
  return { ...readOrder(dto), logs: dto.logs.map((log) => ({ ...log, time: readDate(log.time) })) }
}
