import { IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  StoreCategoryListRequest,
  StoreCategoryPage,
  StoreProductDetail,
  StoreProductListRequest,
  StoreProductPage,
} from '../../contracts/store.ts'

import { originOf } from '../../base/http/app.ts'
import { HTML_BODY_LIMIT, WriteContentRequest, WrittenContent } from '../../contracts/contentBlocks.ts'

import type { App } from '../../base/http/app.ts'
import type { StoreService } from './service.ts'

const tags = ['store']

/** The mall, for looking around, and what staff write about its products. */
export function storeRoutes(app: App, store: StoreService): void {
  app.post(
    '/api/f/store/category/list',
    {
      schema: {
        tags,
        operationId: 'listStoreCategories',
        body: ref(StoreCategoryListRequest),
        response: { 200: ref(StoreCategoryPage), ...refusals() },
      },
    },
    (request) => store.listCategories(request.body, request.language),
  )

  app.post(
    '/api/f/store/product/list',
    {
      schema: {
        tags,
        operationId: 'listStoreProducts',
        body: ref(StoreProductListRequest),
        response: { 200: ref(StoreProductPage), ...refusals() },
      },
    },
    (request) => store.listProducts(request.body, request.language),
  )

  app.get(
    '/api/f/store/product/:id',
    {
      schema: {
        tags,
        operationId: 'getStoreProduct',
        params: IdParams,
        response: { 200: ref(StoreProductDetail), ...refusals() },
      },
    },
    (request) => store.getProduct(request.params.id, request.language),
  )

  app.put(
    '/api/admin/store/product/:id/detail',
    {
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'writeProductDetail',
        params: IdParams,
        body: ref(WriteContentRequest),
        response: { 200: ref(WrittenContent), ...refusals(401, 403) },
      },
    },
    (request) => store.writeDetail(request.params.id, request.body, originOf(request)),
  )
}
