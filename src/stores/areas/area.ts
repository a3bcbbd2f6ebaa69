import type { Api } from '@/api'
import type { Http } from '@/api/http'

/** An area of the API that few pages call: it is put together by who needs it, so that no other page loads its code. */
export function area<Area>(create: (http: Http) => Area): (api: Pick<Api, 'http'>) => Area {
  return ({ http }) => create(http)
}
