import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { skus } from '../../../server/db/schema/index.ts'

import { accepted } from './apiClient.ts'
import { useServer } from './useServer.ts'

import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'
import type { TestCustomer } from './customers.ts'

export const ORDERS = '/api/u/store/order'
const SKU = 'desk-lamp.1'
export const order = (changes: object = {}) => ({
  skuId: SKU,
  quantity: 2,
  addressee: 'warehouse',
  ...changes,
})

/** A server, and orders of one product with a known stock. */
export function useProductOrders() {
  const context = useServer()

  async function setStock(stock: number): Promise<void> {
    await context.server.db.update(skus).set({ stock }).where(eq(skus.id, SKU))
  }

  async function stockLeft(): Promise<number> {
    const [sku] = await context.server.db.select().from(skus).where(eq(skus.id, SKU))
    return sku?.stock ?? assert.fail()
  }

  async function submit({ api }: TestCustomer, changes: object = {}): Promise<StoreOrderDetail> {
    return accepted(await api.post<StoreOrderDetail>(ORDERS, order(changes)))
  }

  return { context, setStock, stockLeft, submit }
}
