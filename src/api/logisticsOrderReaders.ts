import type { PlacedOrder } from '@/model/order/logisticsOrder'
import type { LogisticsOrder, LogisticsOrderDetail, OrderLogEntry } from '@/model/order/orderDetail'
import { toAmount } from '@/model/money/money'

import { readShippingAddress } from './addresses'
import type { Dto } from './dto'
import { readParcel } from './parcelList'
import { readBill } from './quotes'
import { readDate } from './wire'

export function readPlacedOrder(dto: Dto<'LogisticsOrderDetail'>): PlacedOrder {
  return { ...dto, total: toAmount(dto.total) }
}

export function readOrder(dto: Dto<'LogisticsOrder'>): LogisticsOrder {
  return {
    ...dto,
    channel: dto.transportationChannel,
    shippingAddress: readShippingAddress(dto.shippingAddress),
    total: toAmount(dto.total),
    statusTime: readDate(dto.statusTime),
    creationTime: readDate(dto.creationTime),
  }
}

export function readOrderDetail(dto: Dto<'LogisticsOrderDetail'>): LogisticsOrderDetail {
  return {
    ...dto,
    ...readOrder(dto),
    parcels: dto.parcels.map(readParcel),
    boxes: dto.packingInfo,
    packingPhotos: dto.packingImages.map(({ url, time }) => ({ url, time: readDate(time) })),
    estimatedBill: readBill(dto.estimatedBill),
    actualBill: dto.actualBill && readBill(dto.actualBill),
  }
}

export function readOrderLog({ id, description, time }: Dto<'LogisticsOrderLog'>): OrderLogEntry {
  return { id, text: description, time: readDate(time) }
}
