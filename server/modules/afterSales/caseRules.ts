import { LogisticsOrderStatus, ParcelStatus, type AfterSalesKind } from '../../contracts/enumerations.ts'
import { LOGISTICS_ORDER } from '../../states/logisticsOrder.ts'
import { PARCEL } from '../../states/parcel.ts'

/** What decides which cases can be opened about a parcel or an order. */
export type CaseSubject =
  | {
      readonly type: 'PARCEL'
      readonly status: ParcelStatus
      readonly isWeighed: boolean
      readonly isSubmitted: boolean
    }
  | { readonly type: 'LOGISTICS_ORDER'; readonly status: LogisticsOrderStatus; readonly isWeighed: boolean }

/** Whether a case of this kind can be opened about a parcel or an order as it is now. */
export function canOpenCase(kind: AfterSalesKind, subject: CaseSubject): boolean {
  return RULES[kind](subject)
}

const RULES: Readonly<Record<AfterSalesKind, (subject: CaseSubject) => boolean>> = {
  WEIGHT_DISPUTE: (subject) => subject.isWeighed && !isCanceled(subject),
  BILL_DISPUTE: (subject) => subject.type === 'LOGISTICS_ORDER' && subject.isWeighed && !isCanceled(subject),
  RETURN: (subject) =>
    subject.type === 'PARCEL' && PARCEL.is(subject.status, 'atWarehouse') && !subject.isSubmitted,
  MISSING: (subject) =>
    subject.type === 'PARCEL'
      ? PARCEL.is(subject.status, 'expected')
      : LOGISTICS_ORDER.is(subject.status, 'withCarrier'),
  CLAIM: (subject) =>
    subject.type === 'PARCEL' ? PARCEL.is(subject.status, 'arrived') : hasBeenShipped(subject.status),
}

function hasBeenShipped(status: LogisticsOrderStatus): boolean {
  return LOGISTICS_ORDER.is(status, 'withCarrier') || status === LogisticsOrderStatus.Completed
}

function isCanceled(subject: CaseSubject): boolean {
  return subject.type === 'PARCEL'
    ? subject.status === ParcelStatus.Canceled
    : subject.status === LogisticsOrderStatus.Canceled
}
