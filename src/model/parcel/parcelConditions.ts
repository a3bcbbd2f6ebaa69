import type { ParcelStatus } from '../enumerations/parcel'

/** Filters and sorting of a parcel list, named as in the API. */
export interface ParcelConditions {
  readonly status?: ParcelStatus
  /** Any of these. */
  readonly statuses?: readonly ParcelStatus[]
  readonly isDeclared?: boolean
  readonly isSubmitted?: boolean
  /** Checked in, declared, and in no order yet. */
  readonly canSubmit?: boolean
  /** Newest first if left out. */
  readonly sorting?: 'freeUntil asc'
}

/** The selected tab of a list: a status, the parcels without a declaration, or all (null). */
export type ParcelTab = number | 'undeclared' | null

/** `storage`: earliest end of free storage first. */
type ParcelOrder = 'newest' | 'storage'

/** Filters and order within a tab; a null filter matches either value. */
export interface ParcelRefinement {
  readonly isDeclared: boolean | null
  readonly isSubmitted: boolean | null
  readonly order: ParcelOrder
}

export const NO_REFINEMENT: ParcelRefinement = { isDeclared: null, isSubmitted: null, order: 'newest' }

export function parcelConditions(tab: ParcelTab, refinement: ParcelRefinement): ParcelConditions {
  const { isDeclared, isSubmitted, order } = refinement
  return {
    // The tab may be a status that only a newer server knows; it's sent as it is.
    ...(typeof tab === 'number' && { status: tab as ParcelStatus }),
    // This tab overrides the filter.
    ...(tab === 'undeclared' ? { isDeclared: false } : isDeclared !== null && { isDeclared }),
    ...(isSubmitted !== null && { isSubmitted }),
    ...sortingOf(order),
  }
}

/** Conditions for parcels that can go into an order, ignoring the list's filters. */
export function submittableConditions(order: ParcelOrder): ParcelConditions {
  return { canSubmit: true, ...sortingOf(order) }
}

/** Number of filters in use; an order other than newest first counts as one. */
export function refinementCount(
  tab: ParcelTab,
  { isDeclared, isSubmitted, order }: ParcelRefinement,
): number {
  const ways = [tab !== 'undeclared' && isDeclared !== null, isSubmitted !== null, order !== 'newest']
  return ways.filter(Boolean).length
}

function sortingOf(order: ParcelOrder): ParcelConditions {
  return order === 'storage' ? { sorting: 'freeUntil asc' } : {}
}
