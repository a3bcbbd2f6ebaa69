import { FundAccountLogType } from '../enumerations/funds'
import type { FundAccountLog } from './fundAccountLog'

/** What an entry is called, and what tells it from others of its kind. */
export interface EntryWords {
  readonly title: string
  readonly detail: string
}

/** The reason says more about a manual adjustment than its type. */
export function entryWords(entry: FundAccountLog): EntryWords {
  const { type, typeDisplayName, description, subjectCode, paymentMethodDisplayName } = entry
  if (type === null || type === FundAccountLogType.Manual)
    return { title: description, detail: subjectCode ?? typeDisplayName }
  const title =
    paymentMethodDisplayName === null ? typeDisplayName : `${typeDisplayName} · ${paymentMethodDisplayName}`
  return { title, detail: subjectCode ?? description }
}
