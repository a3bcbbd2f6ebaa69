import type { LogisticsOrder } from '../order/orderDetail'
import type { ParcelDetail } from '../parcel/parcel'
import type { AfterSalesKind, OrderCaseKind, ParcelCaseKind } from './afterSales'
import { ORDER_CASE_KINDS, orderCaseKinds } from './orderCaseKinds'
import { PARCEL_CASE_KINDS, parcelCaseKinds } from './parcelCaseKinds'

/** A kind of case about a parcel or a shipment order. */
export type AskedCase =
  | { readonly parcelId: string; readonly kind: ParcelCaseKind }
  | { readonly orderId: string; readonly kind: OrderCaseKind }

export type NewCase = AskedCase & { readonly description: string; readonly images: readonly string[] }

/** What a case shows of a shipment order. */
export interface CaseOrder extends Pick<
  LogisticsOrder,
  'id' | 'code' | 'status' | 'statusDisplayName' | 'parcelCount' | 'isTotalActual'
> {
  /** kg; null until it is packed. */
  readonly weight: number | null
}

/** What a case is about. */
export type CaseThing = { readonly parcel: ParcelDetail } | { readonly order: CaseOrder }

export function isCasePossible(thing: CaseThing, kind: AfterSalesKind): boolean {
  const kinds: readonly AfterSalesKind[] =
    'order' in thing ? orderCaseKinds(thing.order) : parcelCaseKinds(thing.parcel)
  return kinds.includes(kind)
}

/** The case that a link asks for; null if its parcel or order never has that kind. */
export function askedCaseOf(link: {
  readonly parcelId?: string
  readonly orderId?: string
  readonly kind?: string
}): AskedCase | null {
  const { parcelId = '', orderId } = link
  if (orderId === undefined) {
    const kind = PARCEL_CASE_KINDS.find((one) => one === link.kind)
    return kind ? { parcelId, kind } : null
  }
  const kind = ORDER_CASE_KINDS.find((one) => one === link.kind)
  return kind ? { orderId, kind } : null
}
