import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { LinkType } from '../../../server/contracts/enumerations.ts'
import { announces } from '../../../server/db/schema/index.ts'
import { wordsOf } from '../../../server/modules/content/contentWords.ts'
import { refused, type Page } from '../../support/server/apiClient.ts'
import { CONTENT, ids, LANGUAGES, useContent } from '../../support/server/content.ts'
import { shapeOf } from '../../support/server/contentBlocks.ts'

import type {
  Announce,
  AnnounceDetail,
  Article,
  ContentPage,
  Faq,
  PageContentItem,
} from '../../../server/contracts/content.ts'

const { context, get, post, isServed } = useContent()

describe('announcements', () => {
  it('come pinned ones first, then the newest, a page at a time', async () => {
    const { items, totalCount } = await get<Page<Announce>>('/announce/list')
    assert.equal(totalCount, 6)
    assert.deepEqual(
      items.map(({ isTop }) => isTop),
      [true, true, false, false, false, false],
    )
    for (const isTop of [true, false]) {
      const times = items.filter((item) => item.isTop === isTop).map(({ publishTime }) => publishTime)
      assert.deepEqual(times, [...times].sort().reverse())
    }
    const [first, second] = [
      await get<Page<Announce>>('/announce/list?maxResultCount=4'),
      await get<Page<Announce>>('/announce/list?maxResultCount=4&skipCount=4'),
    ]
    assert.deepEqual([...ids(first), ...ids(second)], ids({ items, totalCount }))
    assert.equal(first.totalCount, 6)
  })

  it('are popups or not, as asked', async () => {
    const popups = await get<Page<Announce>>('/announce/list?isPopup=true')
    assert.deepEqual(ids(popups), ['beware-of-impostors'])
    const others = await get<Page<Announce>>('/announce/list?isPopup=false')
    assert.equal(others.totalCount, 5)
    assert.ok(others.items.every(({ isPopup }) => !isPopup))
  })

  it('are found by their words, and not by the database’s keys', async () => {
    assert.deepEqual(ids(await get('/announce/list?filter=batteries')), ['battery-check-tightened'])
    assert.deepEqual(ids(await get(`/announce/list?filter=${encodeURIComponent('假日')}`)), ['holiday-hours'])
    assert.deepEqual(ids(await get('/announce/list?filter=zh-Hans')), [])
  })

  it('say the same in both languages', async () => {
    const chinese = await get<AnnounceDetail>('/announce/holiday-hours', 'zh-Hans')
    const english = await get<AnnounceDetail>('/announce/holiday-hours')
    assert.equal(chinese.displayTitle, '法定假日收货说明')
    assert.equal(english.displayTitle, 'Public holidays at the warehouse')
    assert.deepEqual(shapeOf(chinese.content), shapeOf(english.content))
  })

  it('do not exist before they are published', async () => {
    const { db, clock } = context.server
    const content = { 'zh-Hans': [], en: [] }
    const words = { 'zh-Hans': '以后', en: 'Later' }
    await db.insert(announces).values({
      id: 'later',
      displayTitle: words,
      summary: words,
      content,
      isPopup: false,
      isTop: true,
      publishTime: new Date(clock.now().getTime() + DAY_MS),
    })
    assert.ok(!ids(await get('/announce/list')).includes('later'))
    refused(await context.api.get(`${CONTENT}/announce/later`), 404, 'NotFound')
    clock.advance(2 * DAY_MS)
    assert.equal(ids(await get('/announce/list'))[0], 'later')
    assert.deepEqual((await get<AnnounceDetail>('/announce/later')).content, [])
  })

  it('refuse an unknown id and an unknown order', async () => {
    refused(await context.api.get(`${CONTENT}/announce/none`), 404, 'NotFound')
    refused(await context.api.get(`${CONTENT}/announce/list?sorting=id`), 400)
    refused(await context.api.get(`${CONTENT}/announce/list?maxResultCount=1000`), 400)
  })
})

describe('questions and pages', () => {
  it('gives questions and answers in the language asked for, and finds them', async () => {
    const home = await get<Page<Faq>>('/faq/list?maxResultCount=4')
    assert.deepEqual([home.items.length, home.totalCount], [4, 12])
    assert.match(home.items[0]?.question ?? '', /courier says delivered/)
    const chinese = await get<Page<Faq>>('/faq/list?maxResultCount=99', 'zh-Hans')
    assert.ok(chinese.items.every(({ question, answer }) => /\p{Script=Han}/u.test(question + answer)))
    assert.deepEqual(ids(await get(`/faq/list?filter=${encodeURIComponent('充电宝')}`)), ['faq-power-bank'])
    assert.deepEqual(ids(await get('/faq/list?filter=en%20xyzzy')), [])
  })

  it('gives the terms, the privacy policy, about and the licences', async () => {
    for (const key of ['terms', 'privacy', 'about', 'licences']) {
      const [chinese, english] = await Promise.all(
        LANGUAGES.map((language) => get<ContentPage>(`/page/${key}`, language)),
      )
      assert.ok(chinese && english)
      assert.equal(english.key, key)
      assert.deepEqual(shapeOf(chinese.content), shapeOf(english.content))
    }
    const privacy = wordsOf((await get<ContentPage>('/page/privacy', 'zh-Hans')).content)
    for (const matter of ['OpenID', '手机号', '相册', '收货地址', '证件', '6 个月', '注销账户'])
      assert.match(privacy, new RegExp(matter))
    refused(await context.api.get(`${CONTENT}/page/none`), 404, 'NotFound')
  })
})

describe('the home page’s banners', () => {
  const place = { pageName: 'HOME', pageContentName: 'BANNER', limit: 8 }

  it('are eight, with pictures and words for them', async () => {
    const { items, totalCount } = await post<Page<PageContentItem>>('/page-content-item/list', place)
    assert.deepEqual([items.length, totalCount], [8, 8])
    for (const { image, displayTitle } of items) {
      assert.ok(await isServed(image), image)
      assert.doesNotMatch(displayTitle, /\p{Script=Han}/u)
    }
    const three = await post<Page<PageContentItem>>('/page-content-item/list', { ...place, limit: 3 })
    assert.deepEqual(ids(three), ids({ items, totalCount }).slice(0, 3))
  })

  it('lead to what exists', async () => {
    const { items } = await post<Page<PageContentItem>>('/page-content-item/list', place)
    assert.deepEqual(
      new Set(items.map(({ linkType }) => linkType)),
      new Set([
        LinkType.PAGE,
        LinkType.ARTICLE,
        LinkType.ANNOUNCE,
        LinkType.ARTICLE_CATEGORY,
        LinkType.EXTERNAL_LINK,
      ]),
    )
    for (const { linkType, linkSourceValue: value } of items) {
      assert.ok(value !== null)
      if (linkType === LinkType.PAGE) assert.match(value, /^\/pages[\w-]*(\/[\w-]+)+$/)
      if (linkType === LinkType.EXTERNAL_LINK) assert.match(value, /^https:\/\//)
      if (linkType === LinkType.ARTICLE) await get(`/article/${value}`)
      if (linkType === LinkType.ANNOUNCE) await get(`/announce/${value}`)
      if (linkType === LinkType.ARTICLE_CATEGORY)
        assert.ok((await get<Page<Article>>(`/article/list?categoryId=${value}`)).totalCount > 0)
    }
  })

  it('are none in another place, and refused without one', async () => {
    const other = { pageName: 'MALL', pageContentName: 'BANNER' }
    assert.deepEqual(await post('/page-content-item/list', other), { items: [], totalCount: 0 })
    const error = refused(
      await context.api.post(`${CONTENT}/page-content-item/list`, { pageName: 'HOME' }),
      400,
    )
    assert.deepEqual(error.validationErrors[0]?.members, ['pageContentName'])
  })
})
