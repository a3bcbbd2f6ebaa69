/** What WeChat draws over the top of a page without a navigation bar, in screen px. */
export interface CoveredTop {
  /** Where WeChat's capsule button begins and ends, from the top. */
  readonly capsuleTop: number
  readonly capsuleBottom: number
  /** How far the capsule reaches in from the right edge. */
  readonly capsuleReach: number
}
