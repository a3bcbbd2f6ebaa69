import { topupApi } from '@/stores/areas/topupApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export type TopupListItem = ReturnType<typeof topupList>['rows']['items'][number]

export function topupList(stores: Stores) {
  return new ListStore(stores, { fetch: (query) => topupApi(stores.api).list(query) })
}
