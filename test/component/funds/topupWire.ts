import { PATHS } from '@/navigation/routes'
import TopupResultPage from '@/pages/users/top-up/topup-result'

import { aUserDto } from '../../support/app/factories'
import { openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { aTopupDetailDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { ok, Wire, type Reply } from '../../support/app/Wire'
import { UPLOAD, USER } from '../parcel/declaring'

const BASE = '/api/u/fund-management/topup/t1'
export const TOPUP = `GET ${BASE}`
export const PROOF = `POST ${BASE}/submit-proof`
export const CANCEL = `POST ${BASE}/cancel`
export { UPLOAD, USER }

/** @param replies each time the top-up is read */
export function topupWire(...replies: Reply[]): Wire {
  const account = { balance: '300.00', currencyCode: 'CNY', currencySymbol: '¥' }
  return new Wire()
    .on(USER, ok(aUserDto({ id: 'ada', currentFundAccount: account })))
    .on(TOPUP, ...(replies.length > 0 ? replies : [ok(aTopupDetailDto())]))
    .on(UPLOAD, ok([{ url: '/uploads/new.png', name: 'new.png', size: 1 }]))
}

/** Opens the page cold, or on top of others. */
export async function openTopup(wire: Wire, below: readonly string[] = []): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(TopupResultPage, PATHS.topupResult, { wire, params: { id: 't1' }, below })
  await until(() => opened.page.root.querySelector('#topup-status, .state-message'))
  return opened
}
