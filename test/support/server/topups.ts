import { PaymentMethod } from '../../../server/contracts/enumerations.ts'

import { accepted } from './apiClient.ts'
import { operatorOf } from './funds.ts'
import { pngPicture, uploadPicture } from './pictures.ts'

import type { OperatorTopup, TopupDetail } from '../../../server/contracts/topup.ts'
import type { TestCustomer } from './customers.ts'

export const TOPUPS = '/api/u/fund-management/topup'
export const ADMIN_TOPUPS = '/api/admin/fund-management/topup'

/** A request for 100.50 yuan by WeChat with an uploaded picture. */
export async function proven({ api }: Pick<TestCustomer, 'api'>, changes: object = {}) {
  const images = [await uploadPicture(api, await pngPicture())]
  const request = {
    currencyCode: 'CNY',
    method: PaymentMethod.WECHAT_QRCODE,
    receivingAccountId: 'cny-wechat',
  }
  return { ...request, amount: '100.5', images, ...changes }
}

/** Fields of a request for a bank transfer in another currency. */
export function byTransfer(currencyCode: string, amount: string) {
  const receivingAccountId = `${currencyCode.toLowerCase()}-bank`
  return { currencyCode, method: PaymentMethod.BANK_TRANSFER, receivingAccountId, amount }
}

/** Submits a top-up with its proof, which then waits for its review. */
export async function submitTopup(
  customer: Pick<TestCustomer, 'api'>,
  changes: object = {},
): Promise<TopupDetail> {
  return accepted(
    await customer.api.post<TopupDetail>(`${TOPUPS}/user-topup`, await proven(customer, changes)),
  )
}

/** What staff do with a top-up. */
export function topupStaff(server: Parameters<typeof operatorOf>[0], { id }: Pick<TopupDetail, 'id'>) {
  const decide = async (decision: string, body: object = {}) =>
    accepted(await operatorOf(server).post<OperatorTopup>(`${ADMIN_TOPUPS}/${id}/${decision}`, body))
  return {
    approve: () => decide('approve'),
    reject: (reason: string) => decide('reject', { reason }),
  }
}
