import type { Announce } from './content'

/** Which popup was closed last, and when, in seconds (spec section 3, "Popup announce closed record"). */
export interface ClosedPopup {
  readonly id: string
  readonly t: number
}

export function closedPopup({ id }: Pick<Announce, 'id'>, now: Date): ClosedPopup {
  return { id, t: Math.floor(now.getTime() / 1000) }
}

/** The newest popup, unless it was closed or is older than the one that was. */
export function popupToShow(announces: readonly Announce[], closed: ClosedPopup | null): Announce | null {
  const popups = announces.filter(({ isPopup }) => isPopup)
  const [newest] = popups.sort((one, other) => other.publishTime.getTime() - one.publishTime.getTime())
  if (!newest || newest.id === closed?.id) return null
  return closed === null || newest.publishTime.getTime() > closed.t * 1000 ? newest : null
}

export function isClosedPopup(value: unknown): value is ClosedPopup {
  if (typeof value !== 'object' || value === null) return false
  const { id, t } = value as Partial<Record<keyof ClosedPopup, unknown>>
  return typeof id === 'string' && typeof t === 'number'
}
