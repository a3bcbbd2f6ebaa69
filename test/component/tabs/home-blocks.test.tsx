import { LinkType } from '@/model/enumerations/content'
import { PATHS } from '@/navigation/routes'
import * as loader from '@/pages/tab-bar/home/loadBlocks'

import { anAnnounceDto } from '../../support/app/contentFactories'
import {
  aBannerDto,
  aCategoryWith,
  ANNOUNCES,
  BANNERS,
  CATEGORIES,
  FAQS,
  PRICES,
  RATES,
} from '../../support/app/homeFactories'
import { tap } from '../../support/app/gestures'
import { byId, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf } from '../../support/app/Wire'

import { homeWire, openHome, PRODUCTS } from './openHome'

const BLOCKS = [
  ['prices', PRICES, '¥12/kg 起'],
  ['banners', BANNERS, '旺季安排'],
  ['rates', RATES, '1 SGD = 5.463 CNY'],
  ['announces', ANNOUNCES, '谨防冒充客服收款'],
  ['picks', PRODUCTS, '乌龙茶'],
  ['articles', CATEGORIES, '新手指南 1'],
  ['faqs', FAQS, '包裹可以免费放多久？'],
] as const

describe.each(BLOCKS)('the block of %s', (name, call, text) => {
  it('fails and is tried again by itself', async () => {
    const wire = homeWire()
    const good = await wire.answerTo(call)
    const { page } = await openHome({ isSignedIn: false, wire: wire.on(call, noAnswer(), good) })
    const retry = await until(() => byId(page, `retry-${name}`))
    for (const [other, , shown] of BLOCKS) if (other !== name) expect(page.text()).toContain(shown)
    const others = wire.calls.length

    await tap(retry)

    await until(() => page.text().includes(text))
    expect(wire.calls).toHaveLength(others + 1)
  })

  it('is not there when it is empty', async () => {
    const { page } = await openHome({ isSignedIn: false, wire: homeWire().on(call, pageOf([])) })

    await until(() => BLOCKS.every(([other, , shown]) => other === name || page.text().includes(shown)))
    expect(page.root.querySelector(`.home-block--${name}, .pending-block--${name}`)).toBeNull()
  })
})

it('with every block failing, Home still says what the service is', async () => {
  const wire = homeWire()
  for (const [, call] of BLOCKS) wire.on(call, noAnswer())
  const { page } = await openHome({ isSignedIn: false, wire })

  await until(() => page.root.querySelectorAll('[id^=retry-]').length === BLOCKS.length)
  expect(page.text()).toContain('登录领取专属仓库地址')
  expect(page.text()).toContain('集运怎么用')
})

it('offers to load the code of the blocks again if it did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(loader, 'loadBlocks').mockRejectedValueOnce(new Error('Loading chunk failed'))
  const { page } = await openHome({ isSignedIn: false })
  const retry = await until(() => byId(page, 'retry-prices'))
  expect(page.text()).toContain('登录领取专属仓库地址')

  await tap(retry)

  await until(() => BLOCKS.every(([, , text]) => page.text().includes(text)))
})

describe('a banner', () => {
  it.each([
    [LinkType.PAGE, PATHS.calculate, `navigateTo ${PATHS.calculate}`],
    [LinkType.EXTERNAL_LINK, 'https://a.test/b', `navigateTo ${PATHS.webView}?url=https%3A%2F%2Fa.test%2Fb`],
    [LinkType.ARTICLE_CATEGORY, 'customs', `navigateTo ${PATHS.articleList}?categoryId=customs`],
    [LinkType.ARTICLE, 'food', `navigateTo ${PATHS.articleDetail}?id=food`],
    [LinkType.ANNOUNCE, 'hours', `navigateTo ${PATHS.announceDetail}?id=hours`],
  ])('of link type %i opens %s', async (linkType, linkSourceValue, move) => {
    const wire = homeWire().on(BANNERS, pageOf([aBannerDto({ id: 'b', linkType, linkSourceValue })]))
    const { page, router } = await openHome({ wire })

    await tap(await until(() => byId(page, 'banner-b')))

    expect(router.moves).toEqual([move])
  })

  it.each([
    [LinkType.NONE, null],
    [LinkType.PAGE, '/pages/of/another/app'],
  ])('that leads nowhere (%i, %s) cannot be pressed', async (linkType, linkSourceValue) => {
    const wire = homeWire().on(
      BANNERS,
      pageOf([aBannerDto({ displayTitle: '看看', linkType, linkSourceValue })]),
    )
    const { page } = await openHome({ wire })

    await until(() => page.text().includes('看看'))
    expect(page.getByText('看看').closest('.pressable')).toBeNull()
  })
})

describe('what is published', () => {
  it.each([
    ['announce-hours', `navigateTo ${PATHS.announceDetail}?id=hours`],
    ['all-announces', `navigateTo ${PATHS.announceList}`],
    ['all-faqs', `navigateTo ${PATHS.faqList}`],
  ])('%s leads on', async (id, move) => {
    const { page, router } = await openHome({
      wire: homeWire().on(ANNOUNCES, pageOf([anAnnounceDto({ id: 'hours' })])),
    })

    await tap(await until(() => byId(page, id)))

    expect(router.moves).toEqual([move])
  })

  it('has a tab for each category of articles, and leads to each article and the chosen category', async () => {
    const [first, second] = [aCategoryWith(2, '新手指南'), aCategoryWith(3, '清关')]
    const { page, router } = await openHome({ wire: homeWire().on(CATEGORIES, pageOf([first, second])) })
    await until(() => page.text().includes('新手指南 2'))

    await tap(byId(page, `tab-${second.id}`))

    expect(page.text()).toContain('清关 3')
    expect(page.text()).not.toContain('新手指南 2')
    await tap(byId(page, `article-${second.id}-1`))
    await tap(byId(page, 'all-articles'))
    expect(router.moves).toEqual([
      `navigateTo ${PATHS.articleDetail}?id=${second.id}-1`,
      `navigateTo ${PATHS.articleList}?categoryId=${second.id}`,
    ])
  })

  it('folds answers away until they are asked for', async () => {
    const { page } = await openHome()
    const question = await until(() => byId(page, 'faq-storage'))
    expect(page.text()).not.toContain('从入库起')

    await tap(question)

    expect(page.text()).toContain('从入库起 30 天免费。')
    expect(question.getAttribute('aria-expanded')).toBe('true')
  })

  it('has exchange rates that a tap stops and shows all at once', async () => {
    const { page } = await openHome()
    const rates = await until(() => byId(page, 'rates'))
    expect(rates.querySelectorAll('.rates__lap')).toHaveLength(2)

    await tap(rates)

    expect(rates.getAttribute('aria-expanded')).toBe('true')
    expect(rates.querySelectorAll('.rates__lap')).toHaveLength(1)
  })

  it('is read again when Home is pulled down, and in another language, but not each time Home is shown', async () => {
    const opened = await openHome()
    const { page, wire } = opened
    await until(() => page.text().includes('旺季安排'))

    await page.hide()
    await page.show()
    expect(wire.callsTo(BANNERS)).toHaveLength(1)

    await page.pullDown()
    expect(wire.callsTo(BANNERS)).toHaveLength(2)

    await switchLanguage(opened, 'en')
    await until(() => wire.callsTo(BANNERS).length === 3)
    expect(wire.lastCallTo(BANNERS).header['Accept-Language']).toBe('en')
  })
})
