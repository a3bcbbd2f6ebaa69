import { declareParcel, type TestCustomer } from '../../support/server/customers.ts'
import { multiplyParcel } from '../../support/server/multiplyParcel.ts'

import type { TestServer } from '../../support/server/startTestServer.ts'

/** Gives the customer `count` parcels; tracking numbers after the first end in -1, -2, … */
export async function manyParcels(
  server: TestServer,
  customer: TestCustomer,
  count: number,
): Promise<string> {
  const { id, expressNumber } = await declareParcel(customer)
  await multiplyParcel(server.db, id, count - 1)
  return expressNumber
}
