import type { OrderChoice, OrderSubmission, PlacedOrder } from '@/model/order/logisticsOrder'
import { toAmount } from '@/model/money/money'
import type { Quote } from '@/model/order/quote'

import type { Dto } from './dto'
import type { Http } from './http'
import { readQuote } from './quotes'
import { readItems, readObject } from './wire'

const ORDER = '/api/u/biz/logistics-order'

export function createLogisticsOrderApi(http: Http) {
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

    /** @throws ApiError 409 `ParcelNotSubmittable`, naming the member `parcelIds`; no parcel was accepted */
    async submit(submission: OrderSubmission, idempotencyKey: string): Promise<PlacedOrder> {
      const body = writeSubmission(submission)
      return readObject(await http.post(ORDER, { body, idempotencyKey }), readPlacedOrder)
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

function readPlacedOrder(dto: Dto<'LogisticsOrderDetail'>): PlacedOrder {
  return { ...dto, total: toAmount(dto.total) }
}
