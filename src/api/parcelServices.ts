import type { ParcelServices, ServiceRequest, ServiceWish } from '@/model/parcel/serviceRequest'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject } from './wire'

const BASE = '/api/u/biz/ship-for-me/parcel/{id}/service'

/** What can be done to a stored parcel, and what was requested. */
export function createParcelServiceApi(http: Http) {
  return {
    async list(id: string): Promise<ParcelServices> {
      const request = { path: { id }, body: {}, isBackground: true }
      return readObject(await http.post(`${BASE}/list`, request), ({ offers, requests }) => ({
        offers,
        requests: requests.map(readRequest),
      }))
    },

    /**
     * @throws ApiError 402 `InsufficientBalance`
     * @throws ApiError 409 with the reason, also when the price has changed
     */
    async request(id: string, wish: ServiceWish, idempotencyKey: string): Promise<ServiceRequest> {
      return readObject(await http.post(BASE, { path: { id }, body: wish, idempotencyKey }), readRequest)
    },

    /** @throws ApiError 409 `ServiceMoveRefused` once staff have finished */
    async withdraw(id: string, requestId: string, idempotencyKey: string): Promise<ServiceRequest> {
      const request = { path: { id, requestId }, body: {}, idempotencyKey }
      return readObject(await http.post(`${BASE}/{requestId}/withdraw`, request), readRequest)
    },
  }
}

function readRequest(dto: Dto<'ServiceRequest'>): ServiceRequest {
  const images = dto.images.map(({ url, time }) => ({ url, time: readDate(time) }))
  return { ...dto, images, creationTime: readDate(dto.creationTime) }
}
