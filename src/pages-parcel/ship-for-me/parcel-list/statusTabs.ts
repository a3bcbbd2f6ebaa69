import { t } from '@/i18n'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { StatusDefinition } from '@/model/statusDefinition'

/** The tabs as the server names and counts them; the product's own names until its answer comes. */
export function statusTabs(definitions: readonly StatusDefinition[] | null) {
  if (definitions === null) {
    return Object.values(ParcelStatus).map((status) => ({
      key: String(status),
      text: t(`parcel.status.${status}`),
      count: null,
    }))
  }
  return definitions.map(({ id, displayName, isShowNum, showCount }) => ({
    key: String(id),
    text: displayName,
    count: isShowNum ? showCount : null,
  }))
}
