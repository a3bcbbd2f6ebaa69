import { t } from './'
import { address as en } from './en/address'
import { address as zhHans } from './zh-Hans/address'
import './packages/address'

/** The labels on offer. */
export const ADDRESS_LABELS = ['address.labelHome', 'address.labelWork', 'address.labelSchool'] as const

/** A label as the reader says it: one of those on offer is kept in the language that it was chosen in. */
export function addressLabelText(label: string): string {
  const offered = ADDRESS_LABELS.find((key) => label === zhHans[key] || label === en[key])
  return offered ? t(offered) : label
}
