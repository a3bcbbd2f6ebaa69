import { ParcelStatus as Status, type ParcelStatus } from '../contracts/enumerations.ts'

/** What the demo customer said about a parcel. */
export interface DemoDeclaration {
  readonly expressCompanyCode: string
  /** From the catalogue, so that it is shown in the reader's language. */
  readonly nameId: string
  /** Minor units of yuan. */
  readonly value: bigint
  readonly itemQuantity: number
  readonly material?: string
  readonly tags?: readonly string[]
  readonly remarks?: string
  readonly isInsured?: boolean
  /** Seeded pictures in place of the customer's own. */
  readonly pictures?: readonly string[]
}

/** One of the demo customer's parcels. */
export interface DemoParcel {
  readonly expressNumber: string
  readonly status: ParcelStatus
  /** When it was declared, or arrived undeclared. */
  readonly daysAgo: number
  readonly declared?: DemoDeclaration
}

/** The demo customer's parcels that are in no order. */
export const DEMO_PARCELS: readonly DemoParcel[] = [
  {
    expressNumber: 'SF1420538896071',
    status: Status.NotArrival,
    daysAgo: 2,
    declared: {
      expressCompanyCode: 'SF',
      nameId: 'clothing.jacket',
      value: 45900n,
      itemQuantity: 2,
      material: '聚酯纤维 polyester',
      tags: ['冬装', '送人'],
      pictures: ['demo-jacket'],
    },
  },
  {
    expressNumber: 'YT7589024416308',
    status: Status.NotArrival,
    daysAgo: 2.4,
    declared: {
      expressCompanyCode: 'YTO',
      nameId: 'books-stationery.book',
      value: 12800n,
      itemQuantity: 12,
      tags: ['孩子'],
    },
  },
  {
    expressNumber: '78340012956614',
    status: Status.NotArrival,
    daysAgo: 3.1,
    declared: {
      expressCompanyCode: 'ZTO',
      nameId: 'home.tableware',
      value: 26900n,
      itemQuantity: 1,
      material: '陶瓷 ceramic',
      tags: ['家里'],
      remarks: '易碎，请轻放',
      isInsured: true,
      pictures: ['demo-plates', 'demo-bowl'],
    },
  },
  {
    expressNumber: 'JT5307716629402',
    status: Status.Arrived,
    daysAgo: 3.6,
    declared: {
      expressCompanyCode: 'JT',
      nameId: 'shoes-bags.sneakers',
      value: 39900n,
      itemQuantity: 1,
      tags: ['运动'],
      pictures: ['demo-sneakers'],
    },
  },
  {
    expressNumber: 'JDVB22716093358',
    status: Status.Arrived,
    daysAgo: 4.2,
    declared: {
      expressCompanyCode: 'JD',
      nameId: 'electronics.earphones',
      value: 19900n,
      itemQuantity: 1,
      tags: ['数码'],
      isInsured: true,
      pictures: ['wireless-earphones'],
    },
  },
  {
    expressNumber: 'SF1437720154893',
    status: Status.Inbound,
    daysAgo: 5.3,
    declared: {
      expressCompanyCode: 'SF',
      nameId: 'food.tea',
      value: 25600n,
      itemQuantity: 2,
      tags: ['送人', '食品'],
      pictures: ['oolong-tea'],
    },
  },
  {
    expressNumber: '4318802247756',
    status: Status.Inbound,
    daysAgo: 6.5,
    declared: {
      expressCompanyCode: 'YUNDA',
      nameId: 'home.bedding',
      value: 32900n,
      itemQuantity: 1,
      tags: ['家里'],
    },
  },
  {
    expressNumber: '772041880350927',
    status: Status.Inbound,
    daysAgo: 9.2,
    declared: {
      expressCompanyCode: 'STO',
      nameId: 'toys-hobbies.building-blocks',
      value: 58900n,
      itemQuantity: 3,
      tags: ['孩子', '送人'],
      isInsured: true,
    },
  },
  {
    expressNumber: 'YT7591180236645',
    status: Status.Inbound,
    daysAgo: 14.7,
    declared: {
      expressCompanyCode: 'YTO',
      nameId: 'clothing.trousers',
      value: 15800n,
      itemQuantity: 2,
      material: '棉 cotton',
      tags: ['运动'],
      pictures: ['demo-trousers'],
    },
  },
  {
    expressNumber: 'DPK202481156307',
    status: Status.Inbound,
    daysAgo: 33.4,
    declared: {
      expressCompanyCode: 'DEPPON',
      nameId: 'home.lamp',
      value: 42900n,
      itemQuantity: 1,
      tags: ['家里'],
      remarks: '请与四件套一起合箱',
    },
  },
  { expressNumber: 'SF1450096238817', status: Status.Arrived, daysAgo: 1.3 },
  { expressNumber: 'ZT93560471182', status: Status.Inbound, daysAgo: 2.6 },
  {
    expressNumber: '9876604213358',
    status: Status.Canceled,
    daysAgo: 20.5,
    declared: {
      expressCompanyCode: 'CHINAPOST',
      nameId: 'books-stationery.documents',
      value: 1000n,
      itemQuantity: 1,
    },
  },
]
