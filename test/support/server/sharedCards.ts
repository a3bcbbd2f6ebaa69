import { accepted } from './apiClient.ts'
import { storedParcel } from './orders.ts'

import type { StoreProduct } from '../../../server/contracts/store.ts'
import type { TestCustomer } from './customers.ts'
import type { TestServer } from './startTestServer.ts'

type Query = Readonly<Record<string, string>>

/** A page that customers share. */
export interface SharedCard {
  /** Path without a leading slash. */
  readonly page: string
  readonly query: Query
  readonly title: RegExp
  readonly picture: RegExp
  /** What a friend's card opens, if that's another page. */
  readonly opens?: string
  /** What a stranger then sees. */
  readonly shows: RegExp
  /** What a stranger sees who opens this very page from Moments, if that's something else. */
  readonly showsInMoments?: RegExp
  /** A query of something that is gone, and what the page then says. */
  readonly gone?: readonly [query: Query, says: RegExp]
}

const HOME = 'pages/tab-bar/home/home'

/** By what they are about. Shared as a customer, and opened by strangers on both targets. */
export async function sharedCards(
  server: TestServer,
  customer: TestCustomer,
): Promise<Readonly<Record<string, SharedCard>>> {
  const [product, parcel] = await Promise.all([aProduct(customer), storedParcel(server, customer)])
  return {
    product: {
      page: 'pages-store/store/product/product',
      query: { id: product.id },
      title: containing(product.displayName),
      picture: /\/cards\/pictures\//,
      shows: containing(product.displayName),
      gone: [{ id: '00000000-0000-7000-8000-000000000000' }, /商品已下架或不存在/],
    },
    tracking: {
      page: 'pages-trace/tracking/tracking',
      query: { number: parcel.expressNumber },
      title: new RegExp(`^${parcel.expressNumber} `),
      picture: /share-card-tracking\.jpg$/,
      shows: /快递已称重入库/,
      gone: [{ number: 'YT99887766554433' }, /暂无 YT99887766554433 的信息/],
    },
    quote: {
      page: 'pages/transportation-channels/calculate/calculate',
      query: { to: 'sg', weight: '1.2' },
      title: /^1\.2 kg 寄新加坡，¥[\d.]+ 起 · 远途集运$/,
      picture: /share-card-quote\.jpg$/,
      shows: /¥[\d.]+/,
      gone: [{ to: 'atlantis', weight: '1.2' }, /必填/],
    },
    address: {
      page: 'pages-warehouse-address/warehouse-address/warehouse-address',
      query: { id: 'warehouse-yiwu' },
      title: /^打开领取您专属的集运仓库地址/,
      picture: /share-card/,
      shows: /登录后领取您的专属仓库地址/,
      gone: [{ id: 'warehouse-gone' }, /登录后领取您的专属仓库地址/],
    },
    article: {
      page: 'pages/article/detail/detail',
      query: { id: 'first-shipment' },
      title: /第一次集运：六步走完/,
      picture: /\/cards\/pictures\/article-first-shipment/,
      shows: /第一次集运：六步走完/,
      gone: [{ id: 'gone' }, /已不在了/],
    },
    announcement: {
      page: 'pages/announce/detail/detail',
      query: { id: 'peak-season-arrangements' },
      title: /旺季收货与发货安排/,
      picture: /\/cards\/pictures\/announce-peak-season/,
      shows: /旺季收货与发货安排/,
      gone: [{ id: 'gone' }, /已不在了/],
    },
    referral: {
      page: 'pages-user-referral/my-referral/my-referral',
      query: {},
      title: /^邀请您用远途集运/,
      picture: /share-card-referral\.jpg$/,
      opens: HOME,
      shows: /登录 \/ 注册/,
      showsInMoments: /邀请您用远途集运/,
    },
  }
}

async function aProduct({ api }: TestCustomer): Promise<StoreProduct> {
  const { items } = accepted(
    await api
      .with({ language: 'zh-Hans' })
      .post<{ items: StoreProduct[] }>('/api/f/store/product/list', { maxResultCount: 1 }),
  )
  const [product] = items
  if (!product) throw new Error('the mall has no product')
  return product
}

const containing = (words: string) => new RegExp(words.replace(/[^\p{L}\p{N}]/gu, '.'), 'u')
