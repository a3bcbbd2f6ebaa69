import type { Api } from '@/api'

const SHOWN_ON_HOME = 3

export function listRecentParcels({ parcels }: Pick<Api, 'parcels'>) {
  return parcels.list({ maxResultCount: SHOWN_ON_HOME })
}
