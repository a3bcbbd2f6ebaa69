import { FundAccountLogType } from '../enumerations/funds'
import type { FundAccountLog } from './fundAccountLog'

/** An entry's two lines of text. */
export interface EntryWords {
  readonly title: string
  readonly detail: string
}

/** For a manual adjustment, the reason says more than the type. */
export function entryWords(entry: FundAccountLog): EntryWords {
  const { type, typeDisplayName, description, subjectCode, paymentMethodDisplayName } = entry
  if (type === null || type === FundAccountLogType.Manual)
    return { title: description, detail: subjectCode ?? typeDisplayName }
  const title =
    paymentMethodDisplayName === null ? typeDisplayName : `${typeDisplayName} · ${paymentMethodDisplayName}`
  return { title, detail: subjectCode ?? description }
}
