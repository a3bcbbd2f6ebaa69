import { compareAmounts } from '../money/money'

/** A friend who signed up with the customer's code. */
export interface Invitee {
  /** Masked. */
  readonly name: string
  readonly joinTime: Date
  readonly isRewarded: boolean
}

/** The customer's referral code, and the friends who used it. */
export interface MyReferral {
  readonly code: string
  readonly invitedCount: number
  /** Decimal string in major units. */
  readonly rewardTotal: string
  /** For a friend's first paid order; decimal string in major units. */
  readonly reward: string
  readonly currencyCode: string
  /** Paragraphs, in the app's language. */
  readonly rules: readonly string[]
  /** Newest first; only the last hundred. */
  readonly invitees: readonly Invitee[]
}

/** Whether inviting a friend earns anything. */
export function isRewarding({ reward }: Pick<MyReferral, 'reward'>): boolean {
  return compareAmounts(reward, '0') > 0
}
