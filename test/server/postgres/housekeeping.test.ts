import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { DAY_MS, HOUR_MS } from '../../../server/base/time/clock.ts'
import { cleanUp } from '../../../server/operations/housekeeping.ts'
import { removeUnusedPictures } from '../../../server/modules/upload/removeUnused.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS } from '../../support/server/customers.ts'
import { LOGIN_BY_CODE, loginPlatform } from '../../support/server/passport.ts'
import { formOf, pngPicture, UPLOAD, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { UploadedFile } from '../../../server/contracts/upload.ts'
import type { PictureStorage } from '../../../server/modules/upload/storage.ts'

const context = useServer()

async function countRows() {
  const { query } = context.server.db
  const { rateCounters, idempotencyKeys, verificationCodes, refreshTokens, sessions, parcels } = query
  return {
    counters: (await rateCounters.findMany()).length,
    keys: (await idempotencyKeys.findMany()).length,
    codes: (await verificationCodes.findMany()).length,
    tokens: (await refreshTokens.findMany()).length,
    sessions: (await sessions.findMany()).length,
    parcels: (await parcels.findMany()).length,
  }
}

describe('housekeeping', () => {
  it('deletes what has expired, and nothing else', async () => {
    const { db, clock } = context.server
    const { api } = await newCustomer(context.server)
    accepted(await api.post(PARCELS, declaration(), { 'idempotency-key': randomUUID() }))
    await context.api.post(LOGIN_BY_CODE, { target: 'nobody@example.com', code: '123456', loginPlatform })
    const before = await countRows()
    assert.ok(Object.values(before).every((count) => count > 0))

    await cleanUp(db, clock.now())
    assert.deepEqual(await countRows(), before)

    clock.advance(DAY_MS + HOUR_MS)
    await cleanUp(db, clock.now())
    assert.deepEqual(await countRows(), { ...before, counters: 0, keys: 0, codes: 0 })

    clock.advance(30 * DAY_MS)
    await cleanUp(db, clock.now())
    const nothing = { counters: 0, keys: 0, codes: 0, tokens: 0, sessions: 0 }
    assert.deepEqual(await countRows(), { ...nothing, parcels: 1 })
  })
})

describe('the housekeeping of pictures', () => {
  const removed: string[] = []
  const storage: PictureStorage = {
    save: () => assert.fail('nothing is saved'),
    read: () => assert.fail('nothing is read'),
    remove: async (name) => void removed.push(`/uploads/${name}`),
    list: () => assert.fail('nothing is listed'),
  }
  const plain = (url: string): string => url.split('?')[0] ?? ''

  it('deletes what was uploaded a month ago and nothing names, and nothing else', async () => {
    const { server, api } = context
    const operator = api.with({ token: server.operatorToken })
    const customer = await newCustomer(server)
    const picture = await pngPicture()
    const [forsaken, first, avatar, parcelImage] = await Promise.all(
      Array.from({ length: 4 }, () => uploadPicture(customer.api, picture)),
    )
    const upload = (query: string) => operator.upload<UploadedFile[]>(UPLOAD + query, formOf(picture))
    const [shown] = accepted(await upload('?isPublic=true'))
    const [onScale] = accepted(await upload(''))
    for (const url of [first, avatar]) {
      const query = new URLSearchParams({ avatar: url ?? '' })
      accepted(await customer.api.put(`/api/u/user/update-avatar?${query.toString()}`))
    }
    const { expressNumber } = await declareParcel(customer, { images: [parcelImage ?? ''] })
    await server.warehouse.arrive(expressNumber)
    const measures = { weight: 1, length: 10, width: 10, height: 10 }
    const images = [onScale?.url]
    accepted(await operator.post('/api/admin/warehouse/inbound', { expressNumber, ...measures, images }))

    server.clock.advance(29 * DAY_MS)
    await removeUnusedPictures(server.db, storage, server.clock.now())
    assert.deepEqual(removed, [])

    server.clock.advance(2 * DAY_MS)
    await removeUnusedPictures(server.db, storage, server.clock.now())
    assert.deepEqual(new Set(removed), new Set([forsaken, first].map((url) => plain(url ?? ''))))
    const left = await server.db.query.uploads.findMany()
    const kept = [avatar, parcelImage, shown?.url, onScale?.url].map((url) => plain(url ?? ''))
    assert.deepEqual(new Set(left.map(({ url }) => url)), new Set(kept))
  })

  it('keeps what it could not delete for the next time', async () => {
    const { server } = context
    const { api } = await newCustomer(server)
    const url = plain(await uploadPicture(api, await pngPicture()))
    server.clock.advance(31 * DAY_MS)
    const remove = () => Promise.reject(new Error('the storage is away'))
    await assert.rejects(removeUnusedPictures(server.db, { ...storage, remove }, server.clock.now()))
    await removeUnusedPictures(server.db, storage, server.clock.now())
    assert.ok(removed.includes(url))
  })
})
