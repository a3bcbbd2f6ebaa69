import type { Parcel } from '@/model/parcel/parcel'
import { ParcelExport } from '@/pages-parcel/ship-for-me/parcel-list/ParcelExport'

import { deferred } from '../../support/app/deferred'

const parcel = (id: string) => ({ id }) as Parcel

it('reads nothing on, and gives nothing, once its page has been left', async () => {
  const first = deferred<{ items: readonly Parcel[]; totalCount: number }>()
  const list = jest.fn(() => first.promise)
  const reading = new ParcelExport({ session: { sessionCount: 1 }, api: { parcels: { list } } } as never)

  const read = reading.read({})
  reading.leave()
  first.resolve({ items: [parcel('a')], totalCount: 2 })

  expect(await read).toBeNull()
  expect(list).toHaveBeenCalledTimes(1)
  expect(reading.progress).toBeNull()
})
