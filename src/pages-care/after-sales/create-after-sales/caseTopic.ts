import type { OrderCaseKind, ParcelCaseKind } from '@/model/care/afterSales'
import type { AskedCase } from '@/model/care/newCase'

/** End of the text keys that differ between parcels and orders. */
export type CaseTopic = ParcelCaseKind | `order.${OrderCaseKind}`

export function caseTopic(asked: AskedCase): CaseTopic {
  return 'orderId' in asked ? `order.${asked.kind}` : asked.kind
}
