import { toAmount } from '@/model/money/money'
import type { Page } from '@/model/list/page'
import type { Parcel } from '@/model/parcel/parcel'
import type { ParcelConditions } from '@/model/parcel/parcelConditions'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readPage, type ListRequest } from './wire'

export const PARCEL = '/api/u/biz/ship-for-me/parcel'

interface ParcelListRequest extends ListRequest, ParcelConditions {}

/** Separate from the other parcel calls, because Home needs it. */
export function createParcelListApi(http: Http) {
  return {
    async list(request: ParcelListRequest): Promise<Page<Parcel>> {
      return readPage(await http.post(`${PARCEL}/list`, { body: request }), readParcel)
    },
  }
}

export function readParcel(dto: Dto<'Parcel'>): Parcel {
  return {
    ...dto,
    declaredValue: dto.declaredValue === null ? null : toAmount(dto.declaredValue),
    inboundImages: dto.inboundImages.map(({ url, time }) => ({ url, time: readDate(time) })),
    storage: readStorage(dto.storage),
    statusTime: readDate(dto.statusTime),
    creationTime: readDate(dto.creationTime),
  }
}

function readStorage(dto: Dto<'Parcel'>['storage']): Parcel['storage'] {
  if (dto === null) return null
  return { ...dto, inboundTime: readDate(dto.inboundTime), freeUntil: readDate(dto.freeUntil) }
}
