import type { TopupStatus } from '@/model/enumerations/funds'
import type { Topup } from '@/model/funds/topup'
import type { Page } from '@/model/list/page'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readPage, type ListRequest } from './wire'

const TOPUPS = '/api/u/fund-management/topup'

export interface TopupListRequest extends ListRequest {
  readonly status?: TopupStatus
}

/** Paying money in to the balance. */
export function createTopupApi(http: Http) {
  return {
    /** The customer's top-ups, newest first. */
    async list(request: TopupListRequest): Promise<Page<Topup>> {
      return readPage(await http.post(`${TOPUPS}/list`, { body: request }), readTopup)
    },
  }
}

function readTopup(dto: Dto<'Topup'>): Topup {
  return {
    ...dto,
    expirationTime: dto.expirationTime === null ? null : readDate(dto.expirationTime),
    creationTime: readDate(dto.creationTime),
  }
}
