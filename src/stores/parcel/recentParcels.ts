import type { Api } from '@/api'

const SHOWN_ON_HOME = 3

export function listRecentParcels({ parcelList }: Pick<Api, 'parcelList'>) {
  return parcelList.list({ maxResultCount: SHOWN_ON_HOME })
}
