import { ADDRESS_LABEL_TEXTS, type AddressLabel } from './addressLabelTexts'

import { t } from './'
import './packages/address'

/** Labels that the address form offers. */
export const ADDRESS_LABELS = Object.keys(ADDRESS_LABEL_TEXTS) as readonly AddressLabel[]

/**
 * A label in the reader's language. An offered label is stored in the language it was chosen in; any other is
 * shown as entered.
 */
export function addressLabelText(label: string): string {
  const offered = ADDRESS_LABELS.find((key) =>
    Object.values<string>(ADDRESS_LABEL_TEXTS[key]).includes(label),
  )
  return offered ? t(offered) : label
}
