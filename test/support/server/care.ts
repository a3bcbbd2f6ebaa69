import { accepted } from './apiClient.ts'
import { unique, type TestCustomer } from './customers.ts'
import { operatorOf } from './funds.ts'

import type { AfterSalesDetail, OpenCaseRequest } from '../../../server/contracts/afterSales.ts'
import type { OrphanParcel } from '../../../server/contracts/unclaimedParcel.ts'
import type { TestServer } from './startTestServer.ts'

const CASES = '/api/u/after-sales'
export const UNCLAIMED = '/api/u/biz/ship-for-me/unclaimed-parcel'

/** Registers a parcel that arrived without a customer code. */
export async function registerUnclaimed(
  server: TestServer,
  expressNumber = unique('YT77889900'),
): Promise<OrphanParcel> {
  const request = { expressNumber, weight: 1.2, length: 30, width: 20, height: 10 }
  return accepted(
    await operatorOf(server).post<OrphanParcel>('/api/admin/warehouse/unclaimed-parcel', request),
  )
}

/** Opens a customer's after-sales case about one of their parcels. */
export async function openCase(
  { api }: Pick<TestCustomer, 'api'>,
  parcelId: string,
  kind: OpenCaseRequest['kind'] = 'WEIGHT_DISPUTE',
): Promise<AfterSalesDetail> {
  const request = { parcelId, kind, description: '家里称只有 1 kg' }
  return accepted(await api.post<AfterSalesDetail>(CASES, request))
}

/** Staff actions on an after-sales case, through the real admin API. */
export function caseStaff(server: TestServer, code: string) {
  const call = async (move: string, body: object): Promise<AfterSalesDetail> =>
    accepted(
      await operatorOf(server).post<AfterSalesDetail>(
        `/api/admin/warehouse/after-sales/${code}/${move}`,
        body,
      ),
    )
  return {
    answer: (content: string) => call('answer', { content }),
    resolve: (content: string, compensation: string) => call('resolve', { content, compensation }),
    reject: (reason: string) => call('reject', { reason }),
  }
}
