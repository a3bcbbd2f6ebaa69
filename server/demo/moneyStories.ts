import { PaymentMethod } from '../contracts/enumerations.ts'
import { expireTopups } from '../modules/topup/index.ts'
import { uploadPicture, type Stage, type Step } from './stage.ts'

import type { TopupDetail } from '../contracts/topup.ts'

/** A top-up of the demo customer. */
interface DemoTopup {
  readonly daysAgo: number
  readonly method: PaymentMethod
  readonly receivingAccountId: string
  readonly amount: string
  readonly end: 'approved' | 'rejected' | 'waiting' | 'cancelled' | 'expired' | 'draft'
}

const TOPUPS: readonly DemoTopup[] = [
  { daysAgo: 39, ...byBank(), amount: '500.00', end: 'approved' },
  { daysAgo: 20, ...byWechat(), amount: '300.00', end: 'approved' },
  { daysAgo: 11, ...byWechat(), amount: '200.00', end: 'rejected' },
  { daysAgo: 10.8, ...byWechat(), amount: '200.00', end: 'approved' },
  { daysAgo: 9, ...byLink(), amount: '50.00', end: 'expired' },
  { daysAgo: 8, ...byLink(), amount: '100.00', end: 'cancelled' },
  { daysAgo: 1.2, ...byBank(), amount: '800.00', end: 'waiting' },
  { daysAgo: 0.1, ...byBank(), amount: '100.00', end: 'draft' },
]

function byBank() {
  return { method: PaymentMethod.BANK_TRANSFER, receivingAccountId: 'cny-bank' }
}

function byWechat() {
  return { method: PaymentMethod.WECHAT_QRCODE, receivingAccountId: 'cny-wechat' }
}

function byLink() {
  return { method: PaymentMethod.TAOBAO_LINK, receivingAccountId: 'cny-taobao' }
}

/** Those without a proof of payment. */
const WITHOUT_PROOF: readonly DemoTopup['end'][] = ['cancelled', 'expired', 'draft']

/** In days: half an hour, an hour, and more than the day for which a draft is kept. */
const REVIEW = 0.02
const SECOND_THOUGHTS = 0.04
const EXPIRY = 1.1

/** Top-ups in every status. */
export function topupSteps(): Step[] {
  return TOPUPS.flatMap((demo): Step[] => {
    let id = ''
    const { daysAgo, end } = demo
    return [
      { daysAgo, play: async (stage) => ({ id } = await request(stage, demo)) },
      ...(end === 'approved'
        ? [step(daysAgo - REVIEW, ({ services, tx }) => services.topupStaff.approve(tx, id, 'zh-Hans'))]
        : []),
      ...(end === 'rejected'
        ? [
            step(daysAgo - REVIEW, ({ services }) =>
              services.topupStaff.reject(id, '截图看不清交易单号', 'zh-Hans'),
            ),
          ]
        : []),
      ...(end === 'cancelled'
        ? [
            step(daysAgo - SECOND_THOUGHTS, ({ services, customer, tx }) =>
              services.topup.cancel(tx, customer, id, 'zh-Hans'),
            ),
          ]
        : []),
      ...(end === 'expired'
        ? [step(daysAgo - EXPIRY, ({ tx, clock }) => expireTopups(tx, clock.now()))]
        : []),
    ]
  })
}

function step(daysAgo: number, play: Step['play']): Step {
  return { daysAgo, play }
}

async function request(stage: Stage, demo: DemoTopup): Promise<TopupDetail> {
  const { services, tx, customer } = stage
  const { method, receivingAccountId, amount, end } = demo
  const isDraft = WITHOUT_PROOF.includes(end)
  const images = isDraft ? [] : [await uploadPicture(stage, 'demo-payment')]
  return services.topup.request(
    tx,
    customer,
    { currencyCode: 'CNY', method, receivingAccountId, amount, images, isDraft },
    'zh-Hans',
  )
}

/** Coupons that can be used, of which one expires soon, one that has expired, and one that was voided. */
export function couponSteps(): Step[] {
  const collect = (daysAgo: number, couponId: string): Step =>
    step(daysAgo, ({ services, tx, customer }) => services.coupon.collect(tx, customer, couponId, 'zh-Hans'))
  return [
    collect(12, 'limited-ten'),
    collect(6, 'ten-percent'),
    collect(2, 'over-200'),
    step(27, ({ services, tx, customer }) => services.coupon.redeem(tx, customer, 'WELCOME8', 'zh-Hans')),
    step(30, async ({ services, tx, idCode }) => {
      const { id } = await services.couponStaff.grant(tx, 'courtesy', idCode, 'zh-Hans')
      await services.couponStaff.makeVoid(id, 'zh-Hans')
    }),
  ]
}

/** Mall orders: one whose goods became a parcel, and one that was cancelled. */
export function mallSteps(): Step[] {
  return [
    step(7, async ({ services, tx, customer }) => {
      const request = { skuId: 'packing-tape.1', quantity: 2, addressee: 'warehouse' as const }
      const { id, total } = await services.storeOrder.submit(tx, customer, request, 'zh-Hans')
      await services.storeOrder.pay(tx, customer, id, total, 'zh-Hans')
    }),
    step(6.5, async ({ services, tx, customer }) => {
      const request = { skuId: 'travel-umbrella.1', quantity: 1, addressee: 'warehouse' as const }
      const { id } = await services.storeOrder.submit(tx, customer, request, 'zh-Hans')
      await services.storeOrder.cancel(tx, customer, id, 'zh-Hans')
    }),
  ]
}
