import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import sharp from 'sharp'

import { accepted, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { formOf, pngPicture, UPLOAD } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { AnnounceDetail } from '../../../server/contracts/content.ts'
import type { StoreProduct, StoreProductDetail } from '../../../server/contracts/store.ts'
import type { UploadedFile } from '../../../server/contracts/upload.ts'

type Shareable = Pick<AnnounceDetail, 'shareImage'>

const context = useServer()

const read = (path: string) => fetch(context.server.url + path)

async function uploaded(api: ApiClient, query = ''): Promise<string> {
  const [file] = accepted(await api.upload<UploadedFile[]>(UPLOAD + query, formOf(await pngPicture())))
  return file?.url.split('?')[0] ?? ''
}

async function assertCard(path: string | null): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    const answer = await read(path ?? '')
    assert.equal(answer.headers.get('content-type'), 'image/jpeg')
    assert.match(answer.headers.get('cache-control') ?? '', /public/)
    const card = Buffer.from(await answer.arrayBuffer())
    const { format, width, height } = await sharp(card).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 500, 400])
    assert.ok(card.length < 128 * 1024, `${card.length} B`)
  }
}

describe('share cards', () => {
  it('of products are JPEG, five to four, and small', async () => {
    const { items } = accepted(
      await context.api.post<{ items: StoreProduct[] }>('/api/f/store/product/list', { maxResultCount: 1 }),
    )
    const product = accepted(
      await context.api.get<StoreProductDetail>(`/api/f/store/product/${items[0]?.id}`),
    )
    assert.ok(product.image.endsWith('.webp'))
    await assertCard(product.shareImage)
  })

  it('of announcements and articles are the same, if they have a picture', async () => {
    const content = '/api/f/content-management'
    for (const path of ['announce/holiday-hours', 'article/first-shipment'])
      await assertCard(accepted(await context.api.get<Shareable>(`${content}/${path}`)).shareImage)
    const tip = accepted(await context.api.get<Shareable>(`${content}/article/tip-id-code`))
    assert.equal(tip.shareImage, null)
  })

  it('are made of public pictures, and of nothing else', async () => {
    const operator = context.api.with({ token: context.server.operatorToken })
    const { api } = await newCustomer(context.server)
    assert.equal((await read(`/cards${await uploaded(operator, '?isPublic=true')}`)).status, 200)
    assert.equal((await read(`/cards${await uploaded(api)}`)).status, 404)
    for (const path of [
      '/cards/pictures/none.webp',
      '/cards/pictures/..%2F..%2Findex.ts',
      '/cards/uploads/x.png',
    ])
      assert.equal((await read(path)).status, 404, path)
    assert.equal((await read('/cards/elsewhere/x.png')).status, 400)
  })

  it('have a picture of their own for other pages', async () => {
    const answer = await read('/pictures/share-card.png')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'image/png')
  })
})
