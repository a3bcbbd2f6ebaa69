import { t } from '@/i18n'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import type { StatusTab } from '@/ui/list/StatusTabs'

/** A tab per status: names and counts from the server, the app's own names until they're loaded. */
export function orderTabs(definitions: readonly StatusDefinition[] | null): readonly StatusTab<number>[] {
  if (definitions === null) {
    return Object.values(LogisticsOrderStatus).map((status) => ({
      key: status,
      text: t(`orderList.status.${status}`),
    }))
  }
  return definitions.map(({ id, displayName, isShowNum, showCount }) => ({
    key: id,
    text: displayName,
    count: isShowNum ? showCount : null,
  }))
}

/** @param key status from the URL; an unknown one means all orders */
export function orderTabOf(
  key: string | undefined,
  definitions: readonly StatusDefinition[] | null,
): number | null {
  const statuses: readonly number[] = definitions?.map(({ id }) => id) ?? Object.values(LogisticsOrderStatus)
  return statuses.find((status) => String(status) === key) ?? null
}
