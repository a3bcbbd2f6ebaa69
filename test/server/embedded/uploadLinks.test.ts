import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HOUR_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { createUploadLinks } from '../../../server/base/http/uploadLinks.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS, signIn } from '../../support/server/customers.ts'
import { formOf, pngPicture, UPLOAD, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { RenewedLinks, UploadedFile } from '../../../server/contracts/upload.ts'

const context = useServer()
const SIGNED = /^\/uploads\/[\w-]{24}\.png\?expires=\d{10}&signature=[\w-]{43}$/

const plain = (url: string): string => url.split('?')[0] ?? ''
const read = (url: string): Promise<Response> => fetch(context.server.url + url)

async function newPicture(): Promise<string> {
  return uploadPicture((await newCustomer(context.server)).api, await pngPicture())
}

describe('a private picture', () => {
  it('is read with its link, without a token, and not cached on the way', async () => {
    const url = await newPicture()
    assert.match(url, SIGNED)
    const answer = await read(url)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'image/png')
    assert.match(answer.headers.get('cache-control') ?? '', /^private, max-age=\d+, immutable$/)
  })

  it('is not found without a signature, with a changed one, or with another picture’s', async () => {
    const [url, other] = [await newPicture(), await newPicture()]
    const query = new URLSearchParams(url.split('?')[1])
    const later = `${plain(url)}?expires=${Number(query.get('expires')) + 60}&signature=${query.get('signature')}`
    const foreign = `${plain(url)}?${other.split('?')[1]}`
    for (const bad of [plain(url), `${url}x`, later, foreign, `${plain(url)}?expires=9999999999`]) {
      assert.equal((await read(bad)).status, 404, bad)
    }
    assert.equal((await read(`${plain(url)}?expires=soon&signature=x`)).status, 400)
  })

  it('can be seen for at least 45 minutes and at most an hour', async () => {
    const url = await newPicture()
    context.server.clock.advance(44 * MINUTE_MS)
    assert.equal((await read(url)).status, 200)
    context.server.clock.advance(16 * MINUTE_MS)
    assert.equal((await read(url)).status, 404)
  })

  it('keeps its URL for a while, so that browsers can cache it', () => {
    let now = new Date('2026-03-01T10:00:00Z')
    const links = createUploadLinks(new Uint8Array(32), { now: () => now })
    const url = `/uploads/${'a'.repeat(24)}.jpg`
    const first = links.sign(url)
    now = new Date('2026-03-01T10:14:59Z')
    assert.equal(links.sign(url), first)
    now = new Date('2026-03-01T10:15:00Z')
    assert.notEqual(links.sign(url), first)
  })
})

describe('the links in answers', () => {
  it('are signed wherever a picture is named, in lists and nested objects as well', async () => {
    const customer = await newCustomer(context.server)
    const url = await uploadPicture(customer.api, await pngPicture())
    const parcel = await declareParcel(customer, { images: [url] })
    assert.match(parcel.images[0] ?? '', SIGNED)
    await context.server.warehouse.arrive(parcel.expressNumber)
    const measures = { weightKg: 1, lengthCm: 10, widthCm: 10, heightCm: 10 }
    await context.server.warehouse.inbound(parcel.expressNumber, measures)
    const { items } = accepted(await customer.api.post<{ items: ParcelDetail[] }>(`${PARCELS}/list`))
    for (const link of [items[0]?.images[0], items[0]?.inboundImages[0]?.url]) {
      assert.match(link ?? '', /\?expires=/)
      assert.equal((await read(link ?? '')).status, 200)
    }
  })

  it('can be sent back, and are kept without their signatures', async () => {
    const customer = await newCustomer(context.server)
    const url = await uploadPicture(customer.api, await pngPicture())
    const { id } = await declareParcel(customer, { images: [url] })
    const row = await context.server.db.query.parcels.findFirst({
      where: (parcel, { eq }) => eq(parcel.id, id),
    })
    assert.deepEqual(row?.images, [plain(url)])
  })

  it('count as the same request under an idempotency key when they are signed anew', async () => {
    const customer = await newCustomer(context.server)
    const url = await uploadPicture(customer.api, await pngPicture())
    const [body, key] = [declaration(), { 'idempotency-key': 'the-same-key' }]
    const first = accepted(
      await customer.api.post<ParcelDetail>(PARCELS, { ...body, images: [plain(url)] }, key),
    )
    const again = accepted(await customer.api.post<ParcelDetail>(PARCELS, { ...body, images: [url] }, key))
    assert.equal(again.id, first.id)
    assert.match(again.images[0] ?? '', SIGNED)
  })

  it('are not signed in a customer’s text that looks like a URL', async () => {
    const victim = plain(await newPicture())
    const parcel = await declareParcel(await newCustomer(context.server), { remarks: `see ${victim}` })
    assert.equal(parcel.remarks, `see ${victim}`)
    const { api } = await newCustomer(context.server)
    const exact = await fetch(`${context.server.url}${PARCELS}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await newCustomer(context.server)).token.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(declaration({ remarks: victim, declaredName: victim })),
    })
    const body = (await exact.json()) as ParcelDetail
    assert.deepEqual([body.remarks, body.declaredName], [victim, victim])
    refused(await api.post(PARCELS, declaration({ images: [victim] })), 400, 'ImageUnknown')
  })
})

describe('a public picture', () => {
  it('can only be uploaded by an operator, and is readable by everybody for good', async () => {
    const operator = context.api.with({ token: context.server.operatorToken })
    const path = `${UPLOAD}?isPublic=true`
    const [file] = accepted(await operator.upload<UploadedFile[]>(path, formOf(await pngPicture())))
    const answer = await read(plain(file?.url ?? ''))
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    const { api } = await newCustomer(context.server)
    refused(await api.upload(path, formOf(await pngPicture())), 403, 'Forbidden')
  })

  it('is the exception among an operator’s pictures', async () => {
    const operator = context.api.with({ token: context.server.operatorToken })
    const url = await uploadPicture(operator, await pngPicture())
    assert.equal((await read(plain(url))).status, 404)
    context.server.clock.advance(HOUR_MS)
    assert.equal((await read(url)).status, 404)
  })
})

describe('renewing links', () => {
  const RENEW = '/api/u/upload/renew-links'

  it('opens the pictures of a draft from the day before', async () => {
    const customer = await newCustomer(context.server)
    const { api } = customer
    const urls = [await uploadPicture(api, await pngPicture()), await uploadPicture(api, await pngPicture())]
    context.server.clock.advance(20 * HOUR_MS)
    const { items } = accepted(
      await (await signIn(context.server, customer)).post<RenewedLinks>(RENEW, { urls }),
    )
    assert.deepEqual(items.map(plain), urls.map(plain))
    for (const url of items) assert.equal((await read(url)).status, 200)
  })

  it('leaves out what somebody else uploaded, and what is not an upload', async () => {
    const { api } = await newCustomer(context.server)
    const [own, foreign] = [await uploadPicture(api, await pngPicture()), await newPicture()]
    const urls = [plain(foreign), own, 'https://example.com/a.png']
    const { items } = accepted(await api.post<RenewedLinks>(RENEW, { urls }))
    assert.deepEqual(items.map(plain), [plain(own)])
  })
})
