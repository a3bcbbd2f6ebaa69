import { TopupStatus } from '@/model/enumerations/funds'
import type { Topup } from '@/model/funds/topup'
import { topupApi } from '@/stores/areas/topupApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** In the order of the tabs. */
export const TOPUP_TABS: readonly TopupStatus[] = [
  TopupStatus.Pending,
  TopupStatus.PendingAudit,
  TopupStatus.Paid,
  TopupStatus.Cancalled,
  TopupStatus.Expired,
]

/**
 * The customer's top-ups.
 *
 * @param key status from the URL; all top-ups if it's unknown
 */
export function topupList(stores: Stores, key: string | undefined): ListStore<Topup, TopupStatus> {
  return new ListStore<Topup, TopupStatus>(stores, {
    tab: TOPUP_TABS.find((status) => String(status) === key) ?? null,
    fetch: (query, status) => topupApi(stores.api).list({ ...query, ...(status !== null && { status }) }),
  })
}
