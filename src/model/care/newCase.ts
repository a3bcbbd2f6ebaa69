import type { LogisticsOrder } from '../order/orderDetail'
import type { ParcelDetail } from '../parcel/parcel'
import type { AfterSalesCase, AfterSalesKind, OrderCaseKind, ParcelCaseKind } from './afterSales'
import { disputedLine, isLineOf, namedLine, type BilledLines, type NamedLine } from './billLine'
import { ORDER_CASE_KINDS, orderCaseKinds } from './orderCaseKinds'
import { PARCEL_CASE_KINDS, parcelCaseKinds } from './parcelCaseKinds'

/** A kind of case about a parcel or a shipment order. */
export type AskedCase =
  | { readonly parcelId: string; readonly kind: ParcelCaseKind }
  | { readonly orderId: string; readonly kind: Exclude<OrderCaseKind, 'BILL_DISPUTE'> }
  | { readonly orderId: string; readonly kind: 'BILL_DISPUTE'; readonly billLine: NamedLine }

export type NewCase = AskedCase & { readonly description: string; readonly images: readonly string[] }

/** What a case shows of a shipment order. */
export interface CaseOrder extends Pick<
  LogisticsOrder,
  'id' | 'code' | 'status' | 'statusDisplayName' | 'parcelCount' | 'isTotalActual'
> {
  /** kg; null until it is packed. */
  readonly weight: number | null
  readonly lines: BilledLines
  readonly currencyCode: string
}

/** What a case is about. */
export type CaseThing = { readonly parcel: ParcelDetail } | { readonly order: CaseOrder }

export function isCasePossible(thing: CaseThing, asked: AskedCase): boolean {
  const kinds: readonly AfterSalesKind[] =
    'order' in thing ? orderCaseKinds(thing.order) : parcelCaseKinds(thing.parcel)
  const isLineThere =
    !('billLine' in asked) || ('order' in thing && disputedLine(thing.order.lines, asked.billLine) !== null)
  return isLineThere && kinds.includes(asked.kind)
}

/** Whether a case is of the kind that is asked for, and about the same line of the bill. */
export function isSameCase({ kind, billLine }: AfterSalesCase, asked: AskedCase): boolean {
  if (kind !== asked.kind) return false
  return !('billLine' in asked) || (billLine !== null && isLineOf(billLine, asked.billLine))
}

/** The case that a link asks for; null if its parcel or order never has that kind, or it lacks the line it is about. */
export function askedCaseOf(link: {
  readonly parcelId?: string
  readonly orderId?: string
  readonly kind?: string
  readonly lineKind?: string
  readonly lineName?: string
}): AskedCase | null {
  const { parcelId = '', orderId } = link
  if (orderId === undefined) {
    const kind = PARCEL_CASE_KINDS.find((one) => one === link.kind)
    return kind ? { parcelId, kind } : null
  }
  const kind = ORDER_CASE_KINDS.find((one) => one === link.kind)
  if (kind !== 'BILL_DISPUTE') return kind ? { orderId, kind } : null
  const billLine = namedLine(link.lineKind, link.lineName)
  return billLine && { orderId, kind, billLine }
}
