import type { Dto } from '@/api/dto'
import { PaymentMethod } from '@/model/enumerations/funds'
import { PATHS } from '@/navigation/routes'
import TopUpPage from '@/pages/users/top-up/top-up'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'
import { addPhotos, UPLOAD, USER } from '../parcel/declaring'

export const CURRENCIES = 'POST /api/u/fund-management/topup/currency-list'
export const METHODS = 'POST /api/u/fund-management/topup/method-list'
export const CREATE = 'POST /api/u/fund-management/topup/user-topup'

export function aCurrency(changes: Partial<Dto<'TopupCurrency'>> = {}): Dto<'TopupCurrency'> {
  return {
    currencyCode: 'CNY',
    currencySymbol: '¥',
    displayName: '人民币',
    decimals: 2,
    exchangeRate: '1',
    creditedCurrencyCode: 'CNY',
    ...changes,
  }
}

export const dollars = aCurrency({
  currencyCode: 'USD',
  currencySymbol: 'US$',
  displayName: '美元',
  exchangeRate: '7.112',
})
export const yen = aCurrency({
  currencyCode: 'JPY',
  currencySymbol: 'JP¥',
  displayName: '日元',
  decimals: 0,
  exchangeRate: '0.04582',
})

export function anAccount(changes: Partial<Dto<'ReceivingAccount'>> = {}): Dto<'ReceivingAccount'> {
  const none = { bankHolderName: null, bankName: null, cardNumber: null, shopName: null }
  return { id: 'wechat', ...none, payLink: null, qrCode: null, ...changes }
}

export function aMethod(changes: Partial<Dto<'TopupMethod'>> = {}): Dto<'TopupMethod'> {
  return {
    paymentMethod: PaymentMethod.WECHAT_QRCODE,
    displayName: '微信收款码',
    instructions: '扫码付款后，请上传付款截图。',
    currencyCode: 'CNY',
    minimum: '10.00',
    maximum: '20000.00',
    reviewMinutes: 30,
    receivingAccounts: [anAccount({ shopName: '远途集运', qrCode: '/files/pay.png' })],
    ...changes,
  }
}

export const bank = aMethod({
  paymentMethod: PaymentMethod.BANK_TRANSFER,
  displayName: '银行转账',
  minimum: '100.00',
  reviewMinutes: 240,
  receivingAccounts: [
    anAccount({ id: 'bank', bankHolderName: '远途', bankName: '示例银行', cardNumber: '6200 0000 1111' }),
  ],
})

export const TOPUPS = 'POST /api/u/fund-management/topup/list'

/** A server that takes yuan by WeChat or bank transfer. */
export function topUpWire(): Wire {
  return new Wire()
    .on(USER, ok(aUserDto({ id: 'ada', idCode: 'FW123456' })))
    .on(CURRENCIES, pageOf([aCurrency()]))
    .on(METHODS, pageOf([aMethod(), bank]))
    .on(UPLOAD, ok([{ url: '/files/proof.jpg', name: 'proof.jpg', size: 1 }]))
    .on(CREATE, ok({ id: 't1' }))
}

export async function openTopUp(
  wire = topUpWire(),
  params: Record<string, string> = {},
): Promise<OpenedPage> {
  rememberSession()
  const below = [PATHS.pendingPay]
  const opened = await openPage(TopUpPage, PATHS.topUp, { wire, params, below })
  await until(() => opened.page.root.querySelector('.topup-method, .topup-method__none, .state-message'))
  return opened
}

export async function chooseMethod({ page }: OpenedPage, method: number = PaymentMethod.WECHAT_QRCODE) {
  await tap(byId(page, `method-${method}`))
}

export async function typeAmount({ page }: OpenedPage, text: string) {
  await typeInto(byId(page, 'amount'), text)
}

export async function addProof(opened: OpenedPage) {
  await addPhotos(opened, 'proof.jpg')
  await until(() => opened.page.root.querySelector('.photo--done'))
}

/** Chooses WeChat, and adds an amount and a picture. */
export async function fillIn(opened: OpenedPage) {
  await chooseMethod(opened)
  await typeAmount(opened, '１，２３４．５')
  await addProof(opened)
}

export const body = ({ wire }: OpenedPage) => wire.lastCallTo(CREATE).body

export const keysOf = ({ wire }: OpenedPage) =>
  wire.callsTo(CREATE).map(({ header }) => header['Idempotency-Key'])
