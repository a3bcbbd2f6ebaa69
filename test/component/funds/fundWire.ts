import type { Dto } from '@/api/dto'
import { PATHS } from '@/navigation/routes'
import FundAccountLogPage from '@/pages/users/my-wallet/fund-account-log'
import MyWalletPage from '@/pages/users/my-wallet/my-wallet'

import { openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

export const ACCOUNT = 'GET /api/u/fund-management/fund-account'
export const MONTHS = 'GET /api/u/fund-management/fund-account-log/months'
export const LOGS = 'POST /api/u/fund-management/fund-account-log/list'

export function anAccountDto(changes: Partial<Dto<'FundAccountState'>> = {}): Dto<'FundAccountState'> {
  return {
    balance: '332.43',
    currencyCode: 'CNY',
    currencySymbol: '¥',
    reserved: '85.98',
    underReview: '200.00',
    pendingPayCount: 1,
    ...changes,
  }
}

/** Two months with entries, and this one last. */
export function monthsDto(changes: Partial<Dto<'FundMonths'>> = {}): Dto<'FundMonths'> {
  const sums = (month: string, moneyIn = '0.00', moneyOut = '0.00') => ({ month, moneyIn, moneyOut })
  return {
    today: '2026-11-22',
    currencyCode: 'CNY',
    months: [sums('2026-09'), sums('2026-10', '100.00', '50.00'), sums('2026-11', '200.00', '96.40')],
    ...changes,
  }
}

export function anEntryDto(id: string, changes: Partial<Dto<'FundAccountLog'>> = {}): Dto<'FundAccountLog'> {
  return {
    id,
    time: '2026-11-22T03:11:00Z',
    day: '2026-11-22',
    type: 3,
    typeDisplayName: '集运订单',
    amount: '-96.40',
    balanceAfter: '132.43',
    currencyCode: 'CNY',
    subject: { type: 'LOGISTICS_ORDER', id: 'o9' },
    subjectCode: 'L261121000009',
    paymentMethodDisplayName: null,
    isReward: false,
    description: '集运订单 L261121000009',
    ...changes,
  }
}

const topup = anEntryDto('4', {
  type: 1,
  typeDisplayName: '充值',
  amount: '200.00',
  balanceAfter: '332.43',
  subject: { type: 'TOPUP', id: 't4' },
  subjectCode: 'T26112200000004',
  paymentMethodDisplayName: '微信收款码',
  description: '充值到账',
})

const reward = anEntryDto('1', {
  day: '2026-11-20',
  type: 7,
  typeDisplayName: '人工调整',
  amount: '10.00',
  balanceAfter: '228.83',
  subject: null,
  subjectCode: null,
  isReward: true,
  description: '推荐 李** 的奖励',
})

export function fundWire(): Wire {
  return new Wire()
    .on(ACCOUNT, ok(anAccountDto()))
    .on(MONTHS, ok(monthsDto()))
    .on(LOGS, pageOf([topup, anEntryDto('3'), reward]))
}

export function openWallet(wire = fundWire(), below: readonly string[] = [PATHS.mine]) {
  rememberSession()
  return openPage(MyWalletPage, PATHS.myWallet, { wire, below })
}

export function openLog(params: Readonly<Record<string, string>> = {}, wire = fundWire()) {
  rememberSession()
  return openPage(FundAccountLogPage, PATHS.fundAccountLog, { wire, params, below: [PATHS.myWallet] })
}
