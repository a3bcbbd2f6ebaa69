import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { DAY_MS, HOUR_MS } from '../../../server/base/time/clock.ts'
import {
  diskStorage,
  removeUnusedPictures,
  sweepPictures,
  tempFoldersIn,
} from '../../../server/modules/upload/index.ts'
import { cleanUp, sweepTempFolders } from '../../../server/operations/housekeeping.ts'
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

describe('the sweep of the disk', () => {
  const directory = () => join(context.server.dataDir, 'uploads')
  const nameOf = (letter: string) => `${letter.repeat(24)}.png`
  const warnings: string[] = []
  const log = { warn: (text: unknown) => void warnings.push(String(text)) }
  const sweep = () =>
    sweepPictures(
      { db: context.server.db, storage: diskStorage(directory()), log },
      context.server.clock.now(),
    )

  async function age(path: string, ms: number): Promise<void> {
    const then = new Date(context.server.clock.now().getTime() - ms)
    await utimes(path, then, then)
  }

  async function lose(letter: string, ms: number): Promise<void> {
    await mkdir(directory(), { recursive: true })
    await writeFile(join(directory(), nameOf(letter)), 'a picture')
    await age(join(directory(), nameOf(letter)), ms)
  }

  it('deletes files that no row knows, once they are a day old, and nothing else', async () => {
    const { server } = context
    const customer = await newCustomer(server)
    const loose = await uploadPicture(customer.api, await pngPicture())
    const { expressNumber } = await declareParcel(customer)
    await server.warehouse.arrive(expressNumber)
    // Without a photo the server draws one, which has no row of its own.
    await server.warehouse.inbound(expressNumber, { weightKg: 1, lengthCm: 10, widthCm: 10, heightCm: 10 })
    const parcel = await server.db.query.parcels.findFirst({
      where: (row, { eq }) => eq(row.expressNumber, expressNumber),
    })
    const { url: drawn } = parcel?.inboundImages[0] ?? assert.fail('no photo was drawn')
    const known = [plain(loose), drawn].map((url) => url.slice('/uploads/'.length))
    for (const name of known) await age(join(directory(), name), 9 * DAY_MS)
    await writeFile(join(directory(), 'README'), 'not a picture')
    await age(join(directory(), 'README'), 9 * DAY_MS)
    await lose('o', 2 * DAY_MS)
    await lose('n', HOUR_MS)

    await sweep()
    const left = await readdir(directory())
    for (const name of [...known, nameOf('n'), 'README']) assert.ok(left.includes(name), name)
    assert.ok(!left.includes(nameOf('o')))
    assert.deepEqual(warnings, [])
  })

  it('leaves everything alone when the database knows none of it', async () => {
    const elsewhere = join(context.server.dataDir, 'elsewhere')
    await mkdir(elsewhere)
    await writeFile(join(elsewhere, nameOf('e')), 'of another database')
    await age(join(elsewhere, nameOf('e')), 9 * DAY_MS)
    const { db, clock } = context.server
    await sweepPictures({ db, storage: diskStorage(elsewhere), log }, clock.now())
    assert.deepEqual(await readdir(elsewhere), [nameOf('e')])
    assert.match(warnings.splice(0).join(), /none of the 1 stored pictures belongs to this database/)
  })

  it('deletes what a dead process was taking in, and nothing of a live one', async () => {
    const incoming = join(directory(), '.incoming')
    for (const name of ['dead', 'live']) {
      await mkdir(join(incoming, name), { recursive: true })
      await writeFile(join(incoming, name, '0'), 'half a picture')
    }
    await age(join(incoming, 'dead'), 3 * HOUR_MS)
    await age(join(incoming, 'live'), 1.5 * HOUR_MS)
    await sweepTempFolders(tempFoldersIn(directory()), context.server.clock.now())
    assert.deepEqual(await readdir(incoming), ['live'])
  })

  it('finds nothing where no picture was ever taken in', async () => {
    const nowhere = join(context.server.dataDir, 'nowhere')
    const { db, clock } = context.server
    await sweepPictures({ db, storage: diskStorage(nowhere), log }, clock.now())
    await sweepTempFolders(tempFoldersIn(nowhere), clock.now())
  })
})

function plain(url: string): string {
  return url.split('?')[0] ?? ''
}
