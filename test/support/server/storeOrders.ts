import { accepted } from './apiClient.ts'

import type { StoreProductDetail } from '../../../server/contracts/store.ts'
import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'
import type { TestCustomer } from './customers.ts'

/** An order of the first option of a product. */
export async function unpaidStoreOrder(
  { api }: TestCustomer,
  productId: string,
  quantity = 1,
): Promise<StoreOrderDetail> {
  const { skus } = accepted(await api.get<StoreProductDetail>(`/api/f/store/product/${productId}`))
  const order = { skuId: skus[0]?.id, quantity, addressee: 'warehouse' }
  return accepted(await api.post<StoreOrderDetail>('/api/u/store/order', order))
}
