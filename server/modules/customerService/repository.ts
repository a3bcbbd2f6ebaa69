import { customerServices } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type CustomerServiceRow = typeof customerServices.$inferSelect

/** Everybody who looks after customers, in no order. */
export function listCustomerServices(db: Database): Promise<CustomerServiceRow[]> {
  return db.select().from(customerServices)
}
