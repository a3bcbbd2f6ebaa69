import { sql } from 'drizzle-orm'

import { formatMoney } from '../../money/money.ts'

import type { SubjectType } from '../../contracts/message.ts'
import type { TodoItem } from '../../contracts/todo.ts'
import type { Database } from '../../db/client.ts'
import type { StorageTerms } from '../parcel/index.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** What the days of storage are counted by, and the money it costs is in. */
export type TodoTerms = StorageTerms & Pick<TenantSettings, 'defaultCurrencyCode'>

/** Whose things are counted, and as of when. */
export interface TodoScope {
  readonly db: Database
  readonly userId: string
  readonly now: Date
  readonly terms: TodoTerms
}

/** How many rows there are in all, beside the first of them. */
export const total = sql<number>`(count(*) over ())::int`

/** The most pressing thing of a kind, as it was read. */
interface FirstRow {
  readonly id: string
  readonly displayName: string
  readonly deadline: Date | null
  readonly total: number
  readonly daysLeft?: number | null
  /** Minor units. */
  readonly amount?: bigint | null
  readonly parcelId?: string | null
}

export function toItem(
  { terms }: TodoScope,
  type: SubjectType,
  [first]: readonly (FirstRow & { readonly currencyCode?: string })[],
): TodoItem {
  if (!first) return { count: 0, worst: null }
  const { id, displayName, deadline, daysLeft = null, amount = null, parcelId = null } = first
  const { currencyCode = terms.defaultCurrencyCode } = first
  return {
    count: first.total,
    worst: {
      type,
      id,
      displayName,
      deadline: deadline?.toISOString() ?? null,
      daysLeft,
      amount: amount === null ? null : formatMoney(amount),
      currencyCode: amount === null ? null : currencyCode,
      parcelId,
    },
  }
}
