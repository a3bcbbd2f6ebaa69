import type { FundAccountLogType } from '../enumerations/funds'
import type { Subject } from '../message/subject'

/** A change of the customer's balance. */
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
  /** What the customer knows the subject by, such as an order number. */
  readonly subjectCode: string | null
  /** Of a top-up. */
  readonly paymentMethodDisplayName: string | null
  /** Whether it is the reward for bringing another customer. */
  readonly isReward: boolean
  readonly description: string
}
