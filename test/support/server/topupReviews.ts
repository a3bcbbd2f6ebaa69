import { PaymentMethod } from '../../../server/contracts/enumerations.ts'
import { accepted } from './apiClient.ts'
import { operatorOf } from './funds.ts'
import { pngPicture, uploadPicture } from './pictures.ts'

import type { OperatorTopup, TopupDetail } from '../../../server/contracts/topup.ts'
import type { TestCustomer } from './customers.ts'

/** A top-up of ¥100.50 with an uploaded picture as proof, which waits for its review. */
export async function topupUnderReview({ api }: Pick<TestCustomer, 'api'>): Promise<TopupDetail> {
  const request = {
    currencyCode: 'CNY',
    method: PaymentMethod.WECHAT_QRCODE,
    receivingAccountId: 'cny-wechat',
    amount: '100.50',
    images: [await uploadPicture(api, await pngPicture())],
  }
  return accepted(await api.post<TopupDetail>('/api/u/fund-management/topup/user-topup', request))
}

/** What staff do with a top-up. */
export function topupDesk(server: Parameters<typeof operatorOf>[0], { id }: Pick<TopupDetail, 'id'>) {
  const decide = async (decision: string, body: object = {}) =>
    accepted(
      await operatorOf(server).post<OperatorTopup>(
        `/api/admin/fund-management/topup/${id}/${decision}`,
        body,
      ),
    )
  return {
    approve: () => decide('approve'),
    reject: (reason: string) => decide('reject', { reason }),
  }
}
