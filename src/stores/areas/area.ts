import type { Api } from '@/api'
import type { Http } from '@/api/http'

/** An API area that few pages call. The callers create it, so that other pages don't load its code. */
export function area<Area>(create: (http: Http) => Area): (api: Pick<Api, 'http'>) => Area {
  return ({ http }) => create(http)
}
