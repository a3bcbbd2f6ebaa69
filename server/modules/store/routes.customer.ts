import { getStoreProduct, listStoreCategories, listStoreProducts } from '../../contracts/calls/store.ts'

import type { Route } from '../../routing/route.ts'
import type { StoreService } from './service.customer.ts'

/** The mall, for looking around. */
export function storeRoutes(route: Route, store: StoreService): void {
  route(listStoreCategories, ({ body, language }) => store.listCategories(body, language))

  route(listStoreProducts, ({ body, language }) => store.listProducts(body, language))

  route(getStoreProduct, ({ params, language }) => store.getProduct(params.id, language))
}
