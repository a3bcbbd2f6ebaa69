import { fundApi } from '@/stores/areas/fundApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export type FundAccountLogItem = ReturnType<typeof fundAccountLogList>['rows']['items'][number]

export function fundAccountLogList(stores: Stores) {
  return new ListStore(stores, { fetch: (query) => fundApi(stores.api).listLogs(query) })
}
