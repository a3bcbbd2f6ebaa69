import Taro from '@tarojs/taro'

import { LinkType } from '@/model/enumerations/content'
import { PATHS } from '@/navigation/routes'

import { homeWire, openHome } from '../component/tabs/openHome'
import { anAnnounceDto } from '../support/app/contentFactories'
import { aBannerDto, aCategoryWith, ANNOUNCES, BANNERS, CATEGORIES, FAQS } from '../support/app/homeFactories'
import { tap } from '../support/app/gestures'
import { byId } from '../support/app/openPage'
import { until } from '../support/app/until'
import { page as pageOf, type Wire } from '../support/app/Wire'

// Spec section 2, "Home".

describe('home', () => {
  const open = async (wire: Wire) => {
    const opened = await openHome({ isSignedIn: false, wire })
    await until(() => opened.page.text().includes('1 SGD = 5.463 CNY'))
    return opened
  }
  const many = <Item>(count: number, create: (index: number) => Item) =>
    Array.from({ length: count }, (_, i) => create(i))

  it('shows up to 8 banners, 4 announcements and 4 FAQs', async () => {
    const wire = homeWire()
      .on(BANNERS, pageOf(many(8, () => aBannerDto())))
      .on(ANNOUNCES, pageOf(many(4, () => anAnnounceDto())))
      .on(FAQS, pageOf(many(4, (index) => ({ id: String(index), question: 'Q', answer: 'A' }))))
    const { page } = await open(wire)

    expect(page.root.querySelectorAll('.banner')).toHaveLength(8)
    expect(page.root.querySelectorAll('[id^=announce-]')).toHaveLength(4)
    expect(page.root.querySelectorAll('[id^=faq-]')).toHaveLength(4)
  })

  it('shows 4 article categories with 10 top articles each', async () => {
    const categories = many(4, (index) => aCategoryWith(10, `分类 ${index}`))
    const { page } = await open(homeWire().on(CATEGORIES, pageOf(categories)))

    for (const { id, articles } of categories) {
      await tap(byId(page, `tab-${id}`))
      expect(articles.every((article) => byId(page, `article-${article.id}`))).toBe(true)
    }
  })

  it('shows a scrolling exchange-rate list', async () => {
    const { page } = await open(homeWire())

    expect(page.root.querySelector('.rates__track')?.textContent).toContain(
      '1 SGD = 5.463 CNY1 USD = 7.112 CNY',
    )
  })

  it('has a popup announcement that can be closed, and remembers the closure as { id, t }, t in seconds', async () => {
    const popup = anAnnounceDto({ id: 'scam', isPopup: true })
    const { page } = await open(homeWire().on(ANNOUNCES, pageOf([popup])))

    await tap(await until(() => byId(page, 'close-popup')))

    const seconds = Date.now() / 1000
    const closed = Taro.getStorageSync<{ t: number }>('popupAnnounceClosed')
    expect(closed).toEqual({ id: 'scam', t: expect.any(Number) })
    expect(seconds - closed.t).toBeGreaterThanOrEqual(0)
    expect(seconds - closed.t).toBeLessThan(60)
  })

  it('shows of a banner its image and displayTitle, and follows its linkType and linkSourceValue', async () => {
    const banner = {
      id: 'b',
      image: '/b.webp',
      displayTitle: '旺季',
      linkType: LinkType.ANNOUNCE,
      linkSourceValue: '7',
    }
    const { page, router } = await open(homeWire().on(BANNERS, pageOf([banner])))

    expect(byId(page, 'banner-b').textContent).toContain('旺季')
    expect(byId(page, 'banner-b').querySelector('.picture')?.getAttribute('src')).toBe('/b.webp')
    await tap(byId(page, 'banner-b'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.announceDetail}?id=7`])
  })
})
