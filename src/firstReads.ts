import { StatusDefinitionType } from '@/model/enumerations/parcel'
import { routeOf, type RouteName } from '@/navigation/routes'
import { listRecentParcels } from '@/stores/parcel/recentParcels'
import type { Stores } from '@/stores/StoresContext'

type Reads = (stores: Stores) => readonly Promise<unknown>[]

/** What these pages read first, by the calls of their stores. */
const FIRST_READS: Partial<Record<RouteName, Reads>> = {
  home: ({ api }) => [
    listRecentParcels(api),
    api.todo.getSummary(),
    api.warehouse.listMyAddresses(),
    api.user.get(),
    api.unread.count(),
  ],
  mine: ({ api }) => [
    api.todo.getSummary(),
    api.reference.listStatusDefinitions(StatusDefinitionType.Parcel),
    api.user.get(),
    api.unread.count(),
  ],
}

/** Asks for a signed-in customer's data while the code of the opened page still loads. */
export function askAhead(stores: Stores, path: string): void {
  const reads = FIRST_READS[routeOf(path) ?? 'login']
  if (reads && stores.session.isSignedIn) stores.api.ahead(() => reads(stores))
}
