import { t } from '@/i18n'

import type { EditAddressStore } from './EditAddressStore'
import type { FilledField } from './PasteFilling'

/** What stands beside the label of a field that a pasted text has filled in. */
export function markOf({ paste }: EditAddressStore): (field: FilledField) => string | undefined {
  return (field) => (paste.isToCheck(field) ? t('address.toCheck') : undefined)
}
