import {
  LogisticsOrderStatus as Order,
  ParcelStatus as Parcel,
  type AfterSalesKind,
  type LogisticsOrderStatus,
  type ParcelStatus,
} from '../../contracts/enumerations.ts'

/** What decides which cases can be opened about a parcel or an order. */
export type CaseSubject =
  | {
      readonly type: 'PARCEL'
      readonly status: ParcelStatus
      readonly isWeighed: boolean
      readonly isSubmitted: boolean
    }
  | { readonly type: 'LOGISTICS_ORDER'; readonly status: LogisticsOrderStatus; readonly isWeighed: boolean }

const LEFT: readonly LogisticsOrderStatus[] = [Order.Shipped, Order.ArrivedPickupStation, Order.Signed]
const SENT: readonly LogisticsOrderStatus[] = [...LEFT, Order.Completed]
const IN_WAREHOUSE: readonly ParcelStatus[] = [Parcel.Arrived, Parcel.Inbound]

/**
 * Whether this kind of case can be opened: a weight dispute needs a weight, a question about a charge an order with
 * its bill, a return a parcel in the warehouse,
 * only something on its way can be missing, and a claim about an order is for one that has been shipped.
 */
export function canOpenCase(kind: AfterSalesKind, subject: CaseSubject): boolean {
  return RULES[kind](subject)
}

const RULES: Readonly<Record<AfterSalesKind, (subject: CaseSubject) => boolean>> = {
  WEIGHT_DISPUTE: (subject) => subject.isWeighed && isAlive(subject),
  BILL_DISPUTE: (subject) => subject.type === 'LOGISTICS_ORDER' && subject.isWeighed && isAlive(subject),
  RETURN: (subject) =>
    subject.type === 'PARCEL' && IN_WAREHOUSE.includes(subject.status) && !subject.isSubmitted,
  MISSING: (subject) =>
    subject.type === 'PARCEL' ? subject.status === Parcel.NotArrival : LEFT.includes(subject.status),
  CLAIM: (subject) =>
    subject.type === 'PARCEL'
      ? isAlive(subject) && subject.status !== Parcel.NotArrival
      : SENT.includes(subject.status),
}

function isAlive({ status }: CaseSubject): boolean {
  // Cancelled parcels and orders have one code.
  return status !== Parcel.Canceled
}
