import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { objectStorage } from '../../../server/modules/upload/objectStorage.ts'
import { sweepPictures } from '../../../server/modules/upload/sweep.ts'
import { refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { useObjectStore } from '../../support/server/objectStore.ts'
import { formOf, pngPicture, UPLOAD, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

const bucket = useObjectStore()
const context = useServer({
  get objectStorage() {
    return bucket.config
  },
})

describe('pictures in an object storage', () => {
  it('are stored with a valid signature, and read back through the server', async () => {
    const { api } = await newCustomer(context.server)
    const url = await uploadPicture(api, await pngPicture())
    assert.equal(bucket.objects.get(keyOf(url))?.type, 'image/png')
    const answer = await fetch(context.server.url + url)
    const content = Buffer.from(await answer.arrayBuffer())
    assert.equal((await sharp(content).metadata()).width, 40)
    assert.equal(answer.headers.get('content-type'), 'image/png')
    assert.equal(Number(answer.headers.get('content-length')), content.length)
    assert.equal(bucket.refusals, 0)
    assert.equal((await fetch(context.server.url + (url.split('?')[0] ?? ''))).status, 404)
  })

  it('are sent again when the storage falters', async () => {
    const { api } = await newCustomer(context.server)
    bucket.failNext(2)
    assert.match(await uploadPicture(api, await pngPicture()), /^\/uploads\//)
  })

  it('may reach the reader slowly, once the storage has answered', async () => {
    const content = await pngPicture()
    const hasty = objectStorage(bucket.config, 200)
    const url = await hasty.save({ content, type: 'image/png' })
    bucket.holdNext(sleep(400))
    const picture = await hasty.read(url.slice('/uploads/'.length))
    assert.deepEqual(await buffer(picture?.content ?? assert.fail()), content)
  })

  it('are deleted, also twice', async () => {
    const storage = objectStorage(bucket.config)
    const url = await storage.save({ content: await pngPicture(), type: 'image/png' })
    const name = url.slice('/uploads/'.length)
    assert.ok(bucket.objects.has(`/pictures/${name}`))
    await storage.remove(name)
    assert.ok(!bucket.objects.has(`/pictures/${name}`))
    await storage.remove(name)
    bucket.failNext(100)
    await assert.rejects(storage.remove(name), /answered 503 to DELETE/)
    bucket.failNext(0)
  })

  it('that are gone are not found', async () => {
    assert.equal(await objectStorage(bucket.config).read(`${'x'.repeat(24)}.png`), null)
  })

  it('are refused to a server with the wrong secret, which doesn’t tell its caller why', async () => {
    const wrong = objectStorage({ ...bucket.config, secretAccessKey: 'another' })
    const refusals = bucket.refusals
    const picture = { content: await pngPicture(), type: 'image/png' } as const
    await assert.rejects(wrong.save(picture), /answered 403 to PUT: .*SignatureDoesNotMatch/)
    assert.equal(bucket.refusals, refusals + 1)
    bucket.failNext(100)
    const { api } = await newCustomer(context.server)
    const error = refused(await api.upload(UPLOAD, formOf(await pngPicture())), 500, 'Internal')
    assert.doesNotMatch(JSON.stringify(error), /storage|503/)
    bucket.failNext(0)
  })

  it('that no row knows are deleted after a day, where the key may list the bucket', async () => {
    const { clock, db } = context.server
    const { api } = await newCustomer(context.server)
    const kept: string[] = []
    for (let count = 0; count < 3; count += 1) kept.push(keyOf(await uploadPicture(api, await pngPicture())))
    const storage = objectStorage(bucket.config)
    const lost = keyOf(await storage.save({ content: await pngPicture(), type: 'image/png' }))
    const foreign = '/pictures/backup.tar'
    bucket.objects.set(foreign, { content: Buffer.alloc(1), type: '', savedTime: new Date(0) })
    const warnings: string[] = []
    const log = { warn: (text: unknown) => void warnings.push(String(text)) }
    const sweep = () => sweepPictures({ db, storage, log }, clock.now())

    await sweep()
    assert.ok(bucket.objects.has(lost))
    clock.advance(DAY_MS + 1)
    bucket.mayList = false
    await sweep()
    assert.ok(bucket.objects.has(lost))
    assert.match(warnings.join(), /lists nothing to this key/)
    bucket.mayList = true
    await sweep()
    assert.deepEqual(
      [...kept, foreign, lost].map((key) => bucket.objects.has(key)),
      [true, true, true, true, false],
    )
  })
})

function keyOf(url: string): string {
  return `/pictures/${(url.split('?')[0] ?? '').slice('/uploads/'.length)}`
}
