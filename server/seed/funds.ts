import { APP_NAME } from '../texts/brand.ts'
import { PaymentMethod as Method } from '../contracts/enumerations.ts'
import { localised } from '../texts/localised.ts'
import { pictureUrl } from './pictures.ts'

import type { receivingAccounts, topupMethods } from '../db/schema/index.ts'

const SCAN = localised(
  '扫码付款后，请上传带有交易单号的付款截图。',
  'Scan the code and pay, then add a screenshot that shows the transaction number.',
)
const TRANSFER = localised(
  '转账时请在附言中填写您的识别码，并上传转账回单。',
  'Write your ID code into the reference of the transfer and add the receipt.',
)
const LINK = localised(
  '打开链接付款后，请上传带有交易单号的付款截图。也可以先保存，24 小时内补交截图。',
  'Open the link and pay, then add a screenshot that shows the transaction number. You can also save first and add it within 24 hours.',
)

type MethodRow = typeof topupMethods.$inferInsert
type MethodTerms = Pick<MethodRow, 'instructions' | 'reviewMinutes'>

const BY_CODE: MethodTerms = { instructions: SCAN, reviewMinutes: 30 }
const BY_PAYPAL: MethodTerms = {
  instructions: localised(
    '付款后请上传 PayPal 付款成功的截图。',
    'Pay, then add a screenshot of the payment.',
  ),
  reviewMinutes: 120,
}
const BY_TRANSFER: MethodTerms = { instructions: TRANSFER, reviewMinutes: 240 }
const BY_LINK: MethodTerms = { instructions: LINK, reviewMinutes: 60 }

/** The ways to pay, with their limits in minor units. */
export const TOPUP_METHODS: MethodRow[] = [
  way('CNY', Method.WECHAT_QRCODE, [1000n, 2_000_000n], BY_CODE),
  way('CNY', Method.ALIPAY_QRCODE, [1000n, 2_000_000n], BY_CODE),
  way('CNY', Method.BANK_TRANSFER, [10_000n, 20_000_000n], BY_TRANSFER),
  way('CNY', Method.TAOBAO_LINK, [1000n, 500_000n], BY_LINK),
  way('USD', Method.PAYPAL, [500n, 200_000n], BY_PAYPAL),
  way('USD', Method.BANK_TRANSFER, [5000n, 5_000_000n], BY_TRANSFER),
  way('MYR', Method.BILLPLZ, [1000n, 1_000_000n], BY_LINK),
  way('MYR', Method.BANK_TRANSFER, [1000n, 5_000_000n], BY_TRANSFER),
  way('SGD', Method.BANK_TRANSFER, [1000n, 2_000_000n], BY_TRANSFER),
  // A yen has no minor unit.
  way('JPY', Method.BANK_TRANSFER, [1000n, 3_000_000n], BY_TRANSFER),
].map((method, displayOrder) => ({ ...method, displayOrder }))

type AccountRow = typeof receivingAccounts.$inferInsert

/** Where the money goes. None of these accounts is real. */
export const RECEIVING_ACCOUNTS: AccountRow[] = [
  to('cny-wechat', 'CNY', Method.WECHAT_QRCODE, {
    shopName: APP_NAME['zh-Hans'],
    qrCode: pictureUrl('pay-wechat'),
  }),
  to('cny-alipay', 'CNY', Method.ALIPAY_QRCODE, {
    shopName: APP_NAME['zh-Hans'],
    qrCode: pictureUrl('pay-alipay'),
  }),
  to('cny-bank', 'CNY', Method.BANK_TRANSFER, {
    bankHolderName: `${APP_NAME['zh-Hans']}有限公司`,
    bankName: '示例银行广州分行',
    cardNumber: '6200 0000 0000 0000',
  }),
  to('cny-taobao', 'CNY', Method.TAOBAO_LINK, {
    shopName: `${APP_NAME['zh-Hans']}补款店`,
    payLink: 'https://example.com/taobao/topup',
  }),
  to('usd-paypal', 'USD', Method.PAYPAL, {
    shopName: APP_NAME.en,
    payLink: 'https://example.com/paypal',
  }),
  to('usd-bank', 'USD', Method.BANK_TRANSFER, {
    bankHolderName: `${APP_NAME.en} Ltd`,
    bankName: 'Example Bank, New York',
    cardNumber: '0000 0000 0001',
  }),
  to('myr-billplz', 'MYR', Method.BILLPLZ, {
    shopName: APP_NAME.en,
    payLink: 'https://example.com/billplz',
  }),
  to('myr-bank', 'MYR', Method.BANK_TRANSFER, {
    bankHolderName: `${APP_NAME.en} Sdn Bhd`,
    bankName: 'Example Bank, Kuala Lumpur',
    cardNumber: '0000 0000 0002',
  }),
  to('sgd-bank', 'SGD', Method.BANK_TRANSFER, {
    bankHolderName: `${APP_NAME.en} Pte Ltd`,
    bankName: 'Example Bank, Singapore',
    cardNumber: '0000 0000 0003',
  }),
  to('jpy-bank', 'JPY', Method.BANK_TRANSFER, {
    bankHolderName: `${APP_NAME.en} 株式会社`,
    bankName: 'Example Bank, Tokyo',
    cardNumber: '000 0000004',
  }),
].map((account, displayOrder) => ({ ...account, displayOrder }))

function way(
  currencyCode: string,
  paymentMethod: MethodRow['paymentMethod'],
  [minimum, maximum]: readonly [bigint, bigint],
  terms: MethodTerms,
): MethodRow {
  return { currencyCode, paymentMethod, minimum, maximum, displayOrder: 0, ...terms }
}

function to(
  id: string,
  currencyCode: string,
  paymentMethod: MethodRow['paymentMethod'],
  details: Partial<AccountRow>,
): AccountRow {
  return { id, currencyCode, paymentMethod, displayOrder: 0, ...details }
}
