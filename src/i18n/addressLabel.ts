import { ADDRESS_LABEL_TEXTS, type AddressLabel } from './addressLabelTexts'

import { t } from './'
import './packages/address'

/** The labels on offer. */
export const ADDRESS_LABELS = Object.keys(ADDRESS_LABEL_TEXTS) as readonly AddressLabel[]

/** A label as the reader says it: one of those on offer is kept in the language that it was chosen in. */
export function addressLabelText(label: string): string {
  const offered = ADDRESS_LABELS.find((key) =>
    Object.values<string>(ADDRESS_LABEL_TEXTS[key]).includes(label),
  )
  return offered ? t(offered) : label
}
