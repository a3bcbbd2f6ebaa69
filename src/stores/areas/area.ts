import type { Http } from '@/api/http'
import type { Stores } from '../StoresContext'

/** An area of the API that few pages call: it is put together by who needs it, so that no other page loads its code. */
export function area<Area>(create: (http: Http) => Area): (api: Pick<Stores['api'], 'http'>) => Area {
  return ({ http }) => create(http)
}
