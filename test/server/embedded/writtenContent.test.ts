import assert from 'node:assert/strict'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'

import { SEED_PICTURES_DIR } from '../../../server/assets.ts'
import { DAY_MS } from '../../../server/base/time/clock.ts'
import { products } from '../../../server/db/schema/index.ts'
import { runCommand } from '../../../server/operations/cli/cli.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { ids, useContent } from '../../support/server/content.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { longHtml } from '../../support/server/richText.ts'

import type { AnnounceDetail, ArticleDetail, ContentPage } from '../../../server/contracts/content.ts'
import type { WrittenContent } from '../../../server/contracts/contentBlocks.ts'
import type { StoreProductDetail } from '../../../server/contracts/store.ts'

const { context, get } = useContent()
const ARTICLE = '/api/admin/content-management/article/food/content'
const PRODUCT = '/api/f/store/product/carry-on-case'

const staff = () => context.api.with({ token: context.server.operatorToken })

describe('what staff write in HTML', () => {
  it('is what customers read, and find, in that language', async () => {
    const chinese = await get<ArticleDetail>('/article/food', 'zh-Hans')
    const html =
      '<h2>Sweets</h2><p>Take <a href="/#/pages/article/detail/detail?id=fragile-goods">care</a> of marzipan'
    const written = accepted(await staff().put<WrittenContent>(ARTICLE, { language: 'en', html }))
    const { content } = await get<ArticleDetail>('/article/food')
    assert.deepEqual(content, [
      { type: 'heading', text: 'Sweets' },
      {
        type: 'paragraph',
        text: [
          { text: 'Take ' },
          { text: 'care', link: { linkType: 40, linkSourceValue: 'fragile-goods' } },
          { text: ' of marzipan' },
        ],
      },
    ])
    assert.deepEqual(written.content, content)
    assert.deepEqual((await get<ArticleDetail>('/article/food', 'zh-Hans')).content, chinese.content)
    assert.deepEqual(ids(await get('/article/list?filter=marzipan')), ['food'])
  })

  it('may be an announcement, a page or a product', async () => {
    context.server.clock.advance(DAY_MS)
    const now = context.server.clock.now()
    const body = { language: 'en', html: '<p>New words' }
    const content = [{ type: 'paragraph', text: 'New words' }]
    const admin = '/api/admin/content-management'
    accepted(await staff().put(`${admin}/announce/holiday-hours/content`, body))
    assert.deepEqual((await get<AnnounceDetail>('/announce/holiday-hours')).content, content)
    accepted(await staff().put(`${admin}/page/about/content`, body))
    const page = await get<ContentPage>('/page/about')
    assert.deepEqual(page.content, content)
    assert.ok(new Date(page.updatedTime) >= now, page.updatedTime)
    accepted(await staff().put('/api/admin/store/product/carry-on-case/detail', body))
    const product = await context.api.with({ language: 'en' }).get<StoreProductDetail>(PRODUCT)
    assert.deepEqual(accepted(product).detail, content)
    for (const path of ['announce/none', 'article/none', 'page/none']) {
      refused(await staff().put(`${admin}/${path}/content`, body), 404, 'NotFound')
    }
    refused(await staff().put('/api/admin/store/product/none/detail', body), 404, 'NotFound')
  })

  it('has the real sizes of this server’s pictures, whatever the HTML says', async () => {
    const { width, height } = await sharp(join(SEED_PICTURES_DIR, 'article-food.webp')).metadata()
    const html =
      `<img src="${context.server.url}/pictures/article-food.webp" width="1" height="1">` +
      '<img src="/pictures/gone.webp" width="1" height="1">'
    const { content } = accepted(await staff().put<WrittenContent>(ARTICLE, { language: 'en', html }))
    assert.deepEqual(content, [
      { type: 'image', url: '/pictures/article-food.webp', description: '', width, height },
      { type: 'image', url: '/pictures/gone.webp', description: '', width: 1, height: 1 },
    ])
  })

  it('may be half a megabyte long, in characters of three bytes', async () => {
    const html = `${longHtml(200_000)}<p>${'集'.repeat(300_000)}`
    accepted(await staff().put(ARTICLE, { language: 'zh-Hans', html }))
    const { content } = await get<ArticleDetail>('/article/food', 'zh-Hans')
    assert.equal(JSON.stringify(content).match(/集/g)?.length, 300_000)
    const longer = refused(await staff().put(ARTICLE, { language: 'en', html: 'x'.repeat(500_001) }), 400)
    assert.deepEqual(longer.validationErrors[0]?.members, ['html'])
    const many = refused(
      await staff().put(ARTICLE, { language: 'en', html: '<p>a'.repeat(9_000) }),
      400,
      'ContentTooLong',
    )
    assert.deepEqual(many.validationErrors[0]?.members, ['html'])
  })

  it('is not for customers to write', async () => {
    const { api } = await newCustomer(context.server)
    refused(await api.put(ARTICLE, { language: 'en', html: 'x' }), 403)
    refused(await context.api.put(ARTICLE, { language: 'en', html: 'x' }), 401)
  })

  it('comes from a file on the command line', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'html-')), 'food.html')
    await writeFile(file, '<p>From a file<p>of two paragraphs')
    const env = { WAREHOUSE_API: context.server.url, OPERATOR_TOKEN: context.server.operatorToken }
    const run = (...args: string[]) => runCommand(args, env)
    assert.equal(await run('write-article', 'food', '--language', 'en', '--file', file), 'food: 2 blocks')
    assert.equal((await get<ArticleDetail>('/article/food')).content.length, 2)
    assert.equal(
      await run('write-product', 'carry-on-case', '--language', 'en', '--file', file),
      'carry-on-case: 2 blocks',
    )
    await assert.rejects(run('write-article', 'food', '--file', file), /--language should be zh-Hans or en/)
    await assert.rejects(
      run('write-page', 'about', '--language', 'en', '--file', '/none.html'),
      /can’t be read/,
    )
    await assert.rejects(
      run('write-announcement', '--language', 'en', '--file', file),
      /Which announcement\?/,
    )
  })
})

describe('the paragraphs that products had before', () => {
  it('are turned into blocks', async () => {
    const { db } = context.server
    const old = { 'zh-Hans': ['一', '二'], en: [] }
    await db.update(products).set({ detail: sql`${JSON.stringify(old)}::jsonb` })
    const migration = new URL('../../../server/db/migrations/0010_product_detail_blocks.sql', import.meta.url)
    await db.execute(sql.raw(await readFile(migration, 'utf8')))
    const [row] = await db.select({ detail: products.detail }).from(products)
    assert.deepEqual(row?.detail, {
      'zh-Hans': [
        { type: 'paragraph', text: '一' },
        { type: 'paragraph', text: '二' },
      ],
      en: [],
    })
  })
})
