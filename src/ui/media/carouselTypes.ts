import type { ReactNode } from 'react'

/** Spec section 9: how long a slide stays, and how long the next one takes to come. */
export const SLIDE_INTERVAL_MS = 5_000
export const SLIDE_DURATION_MS = 500

export interface CarouselProps {
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** What the slides are, for screen readers. */
  readonly label: string
  /** Must set a height. */
  readonly className: string
  /** Whether the slides change by themselves; not while they are being looked at, touched or hidden. */
  readonly isAutoplay?: boolean
  /** Names of the arrows, which appear under a mouse. */
  readonly texts: { readonly previous: string; readonly next: string }
}
