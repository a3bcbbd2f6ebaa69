import type { FundAccountLogType } from '../enumerations/funds'
import type { Subject } from '../message/subject'

/** A change of the customer's balance. */
export interface FundAccountLog {
  readonly id: string
  readonly time: Date
  readonly type: FundAccountLogType | null
  readonly typeDisplayName: string
  /** Decimal string: positive into the account, negative out of it. */
  readonly amount: string
  /** The balance afterwards, a decimal string. */
  readonly balanceAfter: string
  readonly currencyCode: string
  /** The order or top-up behind it. */
  readonly subject: Subject | null
  readonly description: string
}
