import type { AfterSalesCase, AfterSalesStatus } from '@/model/care/afterSales'
import { toAmount } from '@/model/money/money'
import type { Page } from '@/model/list/page'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readPage, type ListRequest } from './wire'

export interface CaseListRequest extends ListRequest {
  readonly status?: AfterSalesStatus
}

/** Lists of after-sales cases, apart from `afterSales` for the pages that only list them. */
export function createCasesApi(http: Http) {
  return {
    /** Newest first; `filter` matches code, tracking number, order code and description. */
    async list(request: CaseListRequest): Promise<Page<AfterSalesCase>> {
      return readPage(await http.post('/api/u/after-sales/list', { body: request }), readCase)
    },
  }
}

export function readCase(dto: Dto<'AfterSalesCase'>): AfterSalesCase {
  return {
    ...dto,
    compensation: dto.compensation === null ? null : toAmount(dto.compensation),
    creationTime: readDate(dto.creationTime),
    statusTime: readDate(dto.statusTime),
  }
}
