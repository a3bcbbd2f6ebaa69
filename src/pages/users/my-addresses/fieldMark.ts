import { t } from '@/i18n'

import type { EditAddressStore } from './EditAddressStore'
import type { FilledField } from './PasteFilling'

/** The mark next to the label of a field that pasted text filled in. */
export function fieldMark({ paste }: EditAddressStore): (field: FilledField) => string | undefined {
  return (field) => (paste.isToCheck(field) ? t('address.toCheck') : undefined)
}
