import type { ParcelStatus } from '../enumerations/parcel'

/** What a list of parcels can be asked for, in the wire's own vocabulary. */
export interface ParcelConditions {
  readonly status?: ParcelStatus
  readonly isDeclared?: boolean
  readonly isSubmitted?: boolean
  /** Checked in, declared, and in no order yet. */
  readonly canSubmit?: boolean
  /** The newest first without it. */
  readonly sorting?: 'freeUntil asc'
}

/** Which tab of a list is chosen: a status, the parcels without a declaration, or all. */
export type ParcelTab = number | 'undeclared' | null

/** `storage`: those first whose free storage ends first. */
type ParcelOrder = 'newest' | 'storage'

/** What a customer narrows a tab down to; null stands for either. */
export interface ParcelRefinement {
  readonly isDeclared: boolean | null
  readonly isSubmitted: boolean | null
  readonly order: ParcelOrder
}

export const NO_REFINEMENT: ParcelRefinement = { isDeclared: null, isSubmitted: null, order: 'newest' }

export function parcelConditions(tab: ParcelTab, refinement: ParcelRefinement): ParcelConditions {
  const { isDeclared, isSubmitted, order } = refinement
  return {
    // One that only a newer server knows is named by its definitions too: it takes what it names.
    ...(typeof tab === 'number' && { status: tab as ParcelStatus }),
    // The tab has said it already.
    ...(tab === 'undeclared' ? { isDeclared: false } : isDeclared !== null && { isDeclared }),
    ...(isSubmitted !== null && { isSubmitted }),
    ...sortingOf(order),
  }
}

/** The parcels that can go into one order, whatever the list was narrowed down to before. */
export function submittableConditions(order: ParcelOrder): ParcelConditions {
  return { canSubmit: true, ...sortingOf(order) }
}

/** How many ways a tab is narrowed down or ordered in. */
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
