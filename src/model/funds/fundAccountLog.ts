import type { FundAccountLogType } from '../enumerations/funds'
import type { Subject } from '../message/subject'

/** An entry of the wallet: a change of the balance. */
export interface FundAccountLog {
  readonly id: string
  readonly time: Date
  /** By the warehouse's calendar: "2026-11-20". */
  readonly day: string
  readonly type: FundAccountLogType | null
  readonly typeDisplayName: string
  /** Decimal string: positive into the account, negative out of it. */
  readonly amount: string
  /** The balance afterwards, a decimal string. */
  readonly balanceAfter: string
  readonly currencyCode: string
  /** The order or top-up behind it. */
  readonly subject: Subject | null
  /** Number of the subject, such as an order number. */
  readonly subjectCode: string | null
  /** Only for a top-up. */
  readonly paymentMethodDisplayName: string | null
  /** Whether it's the reward for inviting a friend. */
  readonly isReward: boolean
  readonly description: string
}
