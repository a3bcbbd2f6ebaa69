import { call } from '../call.ts'
import { IdParams } from '../common.ts'
import { HTML_BODY_LIMIT, WriteContentRequest, WrittenContent } from '../contentBlocks.ts'
import { ref } from '../schema.ts'
import {
  StoreCategoryListRequest,
  StoreCategoryPage,
  StoreProductDetail,
  StoreProductListRequest,
  StoreProductPage,
} from '../store.ts'

const BASE = '/api/f/store'
const forAnyone = { area: 'store', access: 'public' } as const

export const listStoreCategories = call({
  ...forAnyone,
  name: 'listStoreCategories',
  method: 'POST',
  path: `${BASE}/category/list`,
  body: ref(StoreCategoryListRequest),
  answer: ref(StoreCategoryPage),
})

export const listStoreProducts = call({
  ...forAnyone,
  name: 'listStoreProducts',
  method: 'POST',
  path: `${BASE}/product/list`,
  body: ref(StoreProductListRequest),
  answer: ref(StoreProductPage),
})

export const getStoreProduct = call({
  ...forAnyone,
  name: 'getStoreProduct',
  method: 'GET',
  path: `${BASE}/product/:id`,
  params: IdParams,
  answer: ref(StoreProductDetail),
})

export const writeProductDetail = call({
  area: 'store',
  access: 'operator',
  name: 'writeProductDetail',
  method: 'PUT',
  path: '/api/admin/store/product/:id/detail',
  params: IdParams,
  body: ref(WriteContentRequest),
  bodyLimit: HTML_BODY_LIMIT,
  answer: ref(WrittenContent),
})
