import { t } from '@/i18n'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelTab } from '@/model/parcel/parcelConditions'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import { UNDECLARED } from '@/navigation/routes'

const ALL = 'all'

/** Every tab: all, the undeclared, and each status. */
export function parcelTabs(definitions: readonly StatusDefinition[] | null) {
  return [
    { key: ALL, text: t('common.all'), count: null },
    { key: UNDECLARED, text: t('parcel.undeclared'), count: null },
    ...statusTabs(definitions),
  ]
}

export function keyOf(tab: ParcelTab): string {
  return String(tab ?? ALL)
}

/** @param key of a tab, or what a link says; anything unknown means all parcels */
export function tabOf(key: string | undefined, definitions: readonly StatusDefinition[] | null): ParcelTab {
  if (key === UNDECLARED) return UNDECLARED
  const statuses: readonly number[] = definitions?.map(({ id }) => id) ?? Object.values(ParcelStatus)
  return statuses.find((status) => String(status) === key) ?? null
}

/** As the server names and counts them; the product's own names until its answer comes. */
function statusTabs(definitions: readonly StatusDefinition[] | null) {
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
