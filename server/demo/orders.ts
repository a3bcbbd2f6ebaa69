import { ReceivingMethod } from '../contracts/enumerations.ts'

import type { DemoDeclaration } from './parcels.ts'

/** How far a demo order has got. */
export type OrderEnd =
  | 'submitted'
  | 'processed'
  | 'weighed'
  | 'paid'
  | 'shipped'
  | 'ready'
  | 'delivered'
  | 'confirmed'
  | 'cancelled'

/** One of the demo customer's orders. */
export interface DemoOrder {
  readonly end: OrderEnd
  /** When it was submitted. */
  readonly daysAgo: number
  readonly channel: readonly [shippingMethodTypeId: string, transportationChannelId: string]
  readonly receivingMethod: ReceivingMethod
  readonly isAutoPay?: boolean
  /** Submitted by a rule that waited for its parcels. */
  readonly isByRule?: boolean
  /** A coupon that is collected and used for it. */
  readonly couponId?: string
  readonly messageToStaff?: string
  readonly review?: readonly [satisfaction: number, words: string]
  readonly parcels: readonly (readonly [expressNumber: string, declared: DemoDeclaration])[]
}

const AIR = ['air', 'air-general'] as const
const AIR_SENSITIVE = ['air', 'air-sensitive'] as const
const SEA = ['sea', 'sea-weight'] as const
const { DOOR, PICKUP_STATION } = ReceivingMethod

function goods(
  expressCompanyCode: string,
  nameId: string,
  value: bigint,
  itemQuantity: number,
): DemoDeclaration {
  return { expressCompanyCode, nameId, value, itemQuantity }
}

/** One order in every status. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    end: 'confirmed',
    daysAgo: 33,
    channel: AIR,
    receivingMethod: DOOR,
    review: [5, '包装很扎实，九天就到新加坡了，客服也耐心。'],
    parcels: [
      ['SF1390085527461', goods('SF', 'clothing.dress', 32800n, 2)],
      ['YT7560093318827', goods('YTO', 'shoes-bags.handbag', 45900n, 1)],
    ],
  },
  {
    end: 'delivered',
    daysAgo: 18,
    channel: AIR_SENSITIVE,
    receivingMethod: DOOR,
    couponId: 'new-customer',
    parcels: [['JDVB22470561839', goods('JD', 'beauty.skin-care', 58800n, 3)]],
  },
  {
    end: 'cancelled',
    daysAgo: 16,
    channel: SEA,
    receivingMethod: DOOR,
    parcels: [['78339900217745', goods('ZTO', 'home.storage-box', 9900n, 6)]],
  },
  {
    end: 'ready',
    daysAgo: 13,
    channel: AIR,
    receivingMethod: PICKUP_STATION,
    parcels: [
      ['JT5301182049936', goods('JT', 'toys-hobbies.board-game', 26800n, 2)],
      ['4318790066125', goods('YUNDA', 'home.curtain', 18900n, 1)],
    ],
  },
  {
    end: 'shipped',
    daysAgo: 9,
    channel: SEA,
    receivingMethod: DOOR,
    isAutoPay: true,
    isByRule: true,
    parcels: [
      ['DPK202479903316', goods('DEPPON', 'home.small-furniture', 35900n, 1)],
      ['772041790062285', goods('STO', 'home.kitchenware', 42900n, 1)],
    ],
  },
  {
    end: 'paid',
    daysAgo: 5,
    channel: AIR,
    receivingMethod: DOOR,
    parcels: [['SF1432206674510', goods('SF', 'books-stationery.book', 16800n, 5)]],
  },
  {
    end: 'weighed',
    daysAgo: 4,
    channel: AIR,
    receivingMethod: DOOR,
    messageToStaff: '鞋盒可以去掉，谢谢',
    parcels: [['YT7588810237714', goods('YTO', 'shoes-bags.sneakers', 69900n, 1)]],
  },
  {
    end: 'processed',
    daysAgo: 3,
    channel: AIR_SENSITIVE,
    receivingMethod: DOOR,
    parcels: [['JDVB22709944182', goods('JD', 'electronics.small-appliance', 19900n, 1)]],
  },
  {
    end: 'submitted',
    daysAgo: 1.5,
    channel: SEA,
    receivingMethod: PICKUP_STATION,
    parcels: [['78340007761520', goods('ZTO', 'clothing.childrens-wear', 22900n, 4)]],
  },
]
