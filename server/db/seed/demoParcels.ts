import { ParcelStatus as Status, type ParcelStatus } from '../../contracts/enumerations.ts'

/** One of the demo customer's parcels. Without a name nobody declared it. */
export interface DemoParcel {
  readonly expressNumber: string
  readonly expressCompanyCode: string
  readonly status: ParcelStatus
  /** Days ago that it was declared, or arrived undeclared. */
  readonly daysAgo: number
  readonly name?: readonly [declaredNameId: string, declaredName: string]
  /** Minor units of yuan. */
  readonly value?: bigint
  readonly itemQuantity?: number
  readonly tags?: readonly string[]
  readonly remarks?: string
  readonly isInsured?: boolean
  /** Seeded pictures that stand for the customer's own. */
  readonly pictures?: readonly string[]
}

/** What the demo customer has on the way and in the warehouse. */
export const DEMO_PARCELS: readonly DemoParcel[] = [
  { expressNumber: 'SF1420538896071', expressCompanyCode: 'SF', status: Status.NotArrival, daysAgo: 2, name: ['clothing.jacket', '冬季外套'], value: 45900n, itemQuantity: 2, tags: ['冬装', '送人'], pictures: ['carry-on-case'] },
  { expressNumber: 'YT7589024416308', expressCompanyCode: 'YTO', status: Status.NotArrival, daysAgo: 2.4, name: ['books-stationery.book', '儿童绘本'], value: 12800n, itemQuantity: 12, tags: ['孩子'] },
  { expressNumber: '78340012956614', expressCompanyCode: 'ZTO', status: Status.NotArrival, daysAgo: 3.1, name: ['home.tableware', '陶瓷餐具一套'], value: 26900n, itemQuantity: 1, tags: ['家里'], remarks: '易碎，请轻放', isInsured: true, pictures: ['mooncake-box', 'oolong-tea'] },
  { expressNumber: 'JT5307716629402', expressCompanyCode: 'JT', status: Status.Arrived, daysAgo: 3.6, name: ['shoes-bags.sneakers', '跑步鞋'], value: 39900n, itemQuantity: 1, tags: ['运动'] },
  { expressNumber: 'JDVB22716093358', expressCompanyCode: 'JD', status: Status.Arrived, daysAgo: 4.2, name: ['electronics.earphones', '蓝牙耳机'], value: 19900n, itemQuantity: 1, tags: ['数码'], isInsured: true, pictures: ['wireless-earphones'] },
  { expressNumber: 'SF1437720154893', expressCompanyCode: 'SF', status: Status.Inbound, daysAgo: 5.3, name: ['food.tea', '凤凰单丛'], value: 25600n, itemQuantity: 2, tags: ['送人', '食品'], pictures: ['oolong-tea'] },
  { expressNumber: '4318802247756', expressCompanyCode: 'YUNDA', status: Status.Inbound, daysAgo: 6.5, name: ['home.bedding', '四件套'], value: 32900n, itemQuantity: 1, tags: ['家里'] },
  { expressNumber: '772041880350927', expressCompanyCode: 'STO', status: Status.Inbound, daysAgo: 9.2, name: ['toys-hobbies.building-blocks', '积木套装'], value: 58900n, itemQuantity: 3, tags: ['孩子', '送人'], isInsured: true },
  { expressNumber: 'YT7591180236645', expressCompanyCode: 'YTO', status: Status.Inbound, daysAgo: 14.7, name: ['clothing.trousers', '运动长裤'], value: 15800n, itemQuantity: 2, tags: ['运动'], pictures: ['school-backpack'] },
  { expressNumber: 'DPK202481156307', expressCompanyCode: 'DEPPON', status: Status.Inbound, daysAgo: 33.4, name: ['home.lamp', '落地灯'], value: 42900n, itemQuantity: 1, tags: ['家里'], remarks: '请与四件套一起合箱' },
  { expressNumber: 'SF1450096238817', expressCompanyCode: 'SF', status: Status.Arrived, daysAgo: 1.3 },
  { expressNumber: 'ZT93560471182', expressCompanyCode: 'ZTO', status: Status.Inbound, daysAgo: 2.6 },
  { expressNumber: '9876604213358', expressCompanyCode: 'CHINAPOST', status: Status.Canceled, daysAgo: 20.5, name: ['books-stationery.documents', '证书原件'], value: 1000n, itemQuantity: 1 },
]
