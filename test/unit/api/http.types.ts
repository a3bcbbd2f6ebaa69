/** Calls that the types of `Http` must reject. Checked by `npm run typecheck`; nothing here runs. */
import type { Http } from '@/api/http'

const PARCEL = '/api/u/biz/ship-for-me/parcel'
const PICKUP = '/api/u/user/pickup-station'
const path = { id: 'parcel-1' }

export async function refusedCalls(http: Http): Promise<void> {
  // @ts-expect-error no such path
  await http.post(`${PARCEL}/lists`)
  // @ts-expect-error a path that takes no such method
  await http.get(`${PARCEL}/list`)

  // @ts-expect-error the body is missing
  await http.put(PICKUP)
  // @ts-expect-error a required member of the body is missing
  await http.put(PICKUP, { body: {} })
  // @ts-expect-error an unknown member
  await http.post(`${PARCEL}/list`, { body: { expressNumbers: 'SF1' } })
  // @ts-expect-error a member of another type
  await http.post(`${PARCEL}/list`, { body: { maxResultCount: '7' } })
  // @ts-expect-error an order that the list does not have
  await http.post(`${PARCEL}/list`, { body: { sorting: 'weight asc' } })
  // @ts-expect-error a body where the call takes none
  await http.get(`${PARCEL}/{id}`, { path, body: {} })

  // @ts-expect-error the id is missing
  await http.get(`${PARCEL}/{id}`)
  // @ts-expect-error a parameter of another name
  await http.get(`${PARCEL}/{id}`, { path: { parcelId: 'parcel-1' } })
  // @ts-expect-error a path without parameters
  await http.post(`${PARCEL}/list`, { path })

  // @ts-expect-error the query is missing
  await http.put('/api/u/user/update-nickname')
  // @ts-expect-error a query of another name
  await http.put('/api/u/user/update-nickname', { query: { nickName: 'Ada' } })
  // @ts-expect-error a key where the server does not heed one
  await http.post(`${PARCEL}/list`, { idempotencyKey: 'key' })
}

export async function refusedAnswers(http: Http): Promise<void> {
  const parcel = await http.get(`${PARCEL}/{id}`, { path })
  // @ts-expect-error a member that the answer does not have
  void parcel.number
  // @ts-expect-error a member of another type
  const weight: string = parcel.weight
  // @ts-expect-error an answer that is empty
  void (await http.post('/api/u/passport/logout')).token
  void weight
}
