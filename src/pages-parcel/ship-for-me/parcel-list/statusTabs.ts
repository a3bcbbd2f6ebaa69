import { t } from '@/i18n'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelTab } from '@/model/parcel/parcelConditions'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import { UNDECLARED } from '@/navigation/routes'
import type { StatusTab } from '@/ui/list/StatusTabs'

type Tab = StatusTab<NonNullable<ParcelTab>>

/** Tabs next to "all": undeclared, then one per status. */
export function parcelTabs(definitions: readonly StatusDefinition[] | null): readonly Tab[] {
  return [{ key: UNDECLARED, text: t('parcel.undeclared') }, ...statusTabs(definitions)]
}

/** @param key tab from the URL; an unknown one means all parcels */
export function tabOf(key: string | undefined, definitions: readonly StatusDefinition[] | null): ParcelTab {
  if (key === UNDECLARED) return UNDECLARED
  const statuses: readonly number[] = definitions?.map(({ id }) => id) ?? Object.values(ParcelStatus)
  return statuses.find((status) => String(status) === key) ?? null
}

/** Names and counts from the server; the app's own names until they're loaded. */
function statusTabs(definitions: readonly StatusDefinition[] | null): readonly Tab[] {
  if (definitions === null) {
    return Object.values(ParcelStatus).map((status) => ({
      key: status,
      text: t(`parcel.status.${status}`),
    }))
  }
  return definitions.map(({ id, displayName, isShowNum, showCount }) => ({
    key: id,
    text: displayName,
    count: isShowNum ? showCount : null,
  }))
}
