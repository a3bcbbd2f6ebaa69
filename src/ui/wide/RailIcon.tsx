import { Icon } from '../media/Icon'
import type { IconName } from '../media/iconNames'

export type RailIconName = IconName | 'tab-home' | 'tab-store' | 'tab-address' | 'tab-mine'

/** A line icon, or one of the tab bar's pictures, in the text colour. */
export function RailIcon({ name }: { readonly name: RailIconName }) {
  return isTab(name) ? (
    <span className={`rail__tab-icon rail__${name}`} aria-hidden="true" />
  ) : (
    <Icon name={name} />
  )
}

function isTab(name: RailIconName): name is Exclude<RailIconName, IconName> {
  return name.startsWith('tab-')
}
