import { ParcelStatus } from '../enumerations/parcel'
import type { ParcelDetail } from '../parcel/parcel'
import type { ParcelCaseKind } from './afterSales'

/** The fields of a parcel that decide which cases it can have. */
type Facts = Pick<ParcelDetail, 'status' | 'weight' | 'isSubmitted'>

const IN_WAREHOUSE: readonly ParcelStatus[] = [ParcelStatus.Arrived, ParcelStatus.Inbound]

const RULES: Readonly<Record<ParcelCaseKind, (parcel: Facts) => boolean>> = {
  MISSING: ({ status }) => status === ParcelStatus.NotArrival,
  WEIGHT_DISPUTE: ({ status, weight }) => weight !== null && status !== ParcelStatus.Canceled,
  RETURN: ({ status, isSubmitted }) => IN_WAREHOUSE.includes(status) && !isSubmitted,
}

export const PARCEL_CASE_KINDS = Object.keys(RULES) as readonly ParcelCaseKind[]

/**
 * Kinds of case a parcel can have now, by the server's rules: a weight can be disputed once there is one,
 * a parcel in the warehouse can be returned, and only one on its way can be missing.
 */
export function parcelCaseKinds(parcel: Facts): readonly ParcelCaseKind[] {
  return PARCEL_CASE_KINDS.filter((kind) => RULES[kind](parcel))
}
