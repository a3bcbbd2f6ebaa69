import { LogisticsOrderStatus } from '../contracts/enumerations.ts'
import { text } from '../texts/text.ts'
import { parcelIdOf, type Stage, type Step } from './stage.ts'

/** Parcels in the warehouse without an ID code. */
const ORPHANS = [
  ['SF1388200147720', 14, { weight: 1.35, length: 32, width: 24, height: 12 }],
  ['YT7549903310062', 11, { weight: 0.42, length: 22, width: 16, height: 6 }],
  ['78330019274518', 8, { weight: 3.8, length: 45, width: 30, height: 26 }],
  ['JT5299034417203', 5, { weight: 0.95, length: 28, width: 20, height: 15 }],
  ['4318777203391', 2, { weight: 6.1, length: 52, width: 40, height: 30 }],
] as const

export function unclaimedSteps(): Step[] {
  return ORPHANS.map(([expressNumber, daysAgo, measures]) => ({
    daysAgo,
    play: ({ services }) => services.unclaimedParcelStaff.register({ expressNumber, ...measures }, 'zh-Hans'),
  }))
}

/** What the customer and staff write, in the customer's language. */
export const CASE_WORDS = {
  dispute: '商家说只有 2 kg，请帮忙复称。',
  question: '已为您复称并重新拍照，请问外箱是否可以拆除？拆箱后重量会更轻。',
  charge: '请核对一下箱子的重量，包裹合计没有这么重。',
  checked: '已核对：照片上秤的读数与账单一致，多出的是外箱和填充物的重量。',
  claim: '手提包的防尘袋被压破了。',
  settlement: '非常抱歉，已按约定赔付，请查收余额。',
} as const

/** A case that waits for the customer's answer, a resolved question about a charge, and a claim that was paid. */
export function afterSalesSteps(): Step[] {
  return [
    {
      daysAgo: 3.2,
      play: async (stage) => {
        const { services, tx, customer } = stage
        const parcelId = await parcelIdOf(stage, '4318802247756')
        const opened = await services.afterSales.open(
          tx,
          customer,
          { parcelId, kind: 'WEIGHT_DISPUTE', description: CASE_WORDS.dispute, images: [] },
          'zh-Hans',
        )
        const answer = { content: CASE_WORDS.question, images: [] }
        await services.afterSalesStaff.answer(opened.id, answer, 'zh-Hans')
      },
    },
    {
      daysAgo: 0.05,
      play: async (stage) => {
        const { services, tx, customer } = stage
        const opened = await services.afterSales.open(
          tx,
          customer,
          {
            orderId: await weighedOrder(stage),
            kind: 'BILL_DISPUTE',
            billLine: {
              kind: 'InternationalShipping',
              displayName: text('zh-Hans', 'billLine.InternationalShipping'),
            },
            description: CASE_WORDS.charge,
            images: [],
          },
          'zh-Hans',
        )
        await services.afterSalesStaff.resolve(tx, opened.id, CASE_WORDS.checked, undefined, 'zh-Hans')
      },
    },
    {
      daysAgo: 19,
      play: async (stage) => {
        const { services, tx, customer } = stage
        const orderId = await firstOrder(stage)
        const opened = await services.afterSales.open(
          tx,
          customer,
          { orderId, kind: 'CLAIM', description: CASE_WORDS.claim, images: [] },
          'zh-Hans',
        )
        await services.afterSalesStaff.resolve(tx, opened.id, CASE_WORDS.settlement, '20.00', 'zh-Hans')
      },
    },
  ]
}

async function weighedOrder({ services, customer }: Stage): Promise<string> {
  const request = { status: LogisticsOrderStatus.PendingPayment, maxResultCount: 1 }
  const [order] = (await services.order.list(customer, request, 'zh-Hans')).items
  if (!order) throw new Error('the demo has no order that waits for payment')
  return order.id
}

async function firstOrder({ services, customer }: Stage): Promise<string> {
  const request = { sorting: 'creationTime asc', maxResultCount: 1 } as const
  const [order] = (await services.order.list(customer, request, 'zh-Hans')).items
  if (!order) throw new Error('the demo has no order yet')
  return order.id
}
