import type { Dto } from '@/api/dto'
import { LinkType } from '@/model/enumerations/content'

import { nextNumber } from './nextNumber'
import { page, type Wire } from './Wire'

export const BANNERS = 'POST /api/f/content-management/page-content-item/list'
export const RATES = 'POST /api/f/fund-management/exchange-rate/scrolling-display-list'
export const ANNOUNCES = 'GET /api/f/content-management/announce/list'
export const CATEGORIES = 'POST /api/f/content-management/category/list'
export const FAQS = 'GET /api/f/content-management/faq/list'
export const PRICES = 'POST /api/f/shipping-management/kilogram-price/list'

export function aBannerDto(overrides: Partial<Dto<'PageContentItem'>> = {}): Dto<'PageContentItem'> {
  const number = nextNumber()
  return {
    id: `banner-${number}`,
    image: `/pictures/banner-${number}.webp`,
    displayTitle: `Banner ${number}`,
    linkType: LinkType.NONE,
    linkSourceValue: null,
    ...overrides,
  }
}

export function anAnnounceDto(overrides: Partial<Dto<'Announce'>> = {}): Dto<'Announce'> {
  const number = nextNumber()
  return {
    id: `announce-${number}`,
    displayTitle: `Announcement ${number}`,
    summary: `Summary ${number}`,
    image: null,
    isPopup: false,
    isTop: false,
    publishTime: '2026-11-20T08:00:00.000Z',
    ...overrides,
  }
}

export function aCategoryDto(displayName: string, articles: number): Dto<'ArticleCategory'> {
  const id = `category-${nextNumber()}`
  return {
    id,
    displayName,
    summary: '',
    image: null,
    isHomeIntroductionArticle: true,
    articleCount: articles,
    articles: Array.from({ length: articles }, (_, index) => ({
      id: `${id}-${index}`,
      categoryId: id,
      displayTitle: `${displayName} ${index + 1}`,
      summary: '',
      image: null,
      publishTime: '2026-11-20T08:00:00.000Z',
    })),
  }
}

function aRateDto(currencyCode: string, rate: string): Dto<'ExchangeRate'> {
  return {
    currencyCode,
    currencySymbol: currencyCode,
    displayName: currencyCode,
    baseCurrencyCode: 'CNY',
    rate,
    updatedTime: '2026-11-20T08:00:00.000Z',
  }
}

export function aKilogramPriceDto(): Dto<'KilogramPrice'> {
  return {
    regionGroupId: 'sg',
    regionGroupDisplayName: '新加坡',
    price: '12.00',
    currencyCode: 'CNY',
    shippingMethodTypeDisplayName: '海运',
    transitDays: { minimum: 12, maximum: 18 },
  }
}

/** Answers for every block of Home; none has a popup. */
export function publish(wire: Wire): Wire {
  const faq = { id: 'storage', question: '包裹可以免费放多久？', answer: '从入库起 30 天免费。' }
  return wire
    .on(BANNERS, page([aBannerDto({ displayTitle: '旺季安排' })]))
    .on(RATES, page([aRateDto('SGD', '5.463'), aRateDto('USD', '7.112')]))
    .on(ANNOUNCES, page([anAnnounceDto({ displayTitle: '谨防冒充客服收款' })]))
    .on(CATEGORIES, page([aCategoryDto('新手指南', 2), aCategoryDto('清关', 1)]))
    .on(FAQS, page([faq]))
    .on(PRICES, page([aKilogramPriceDto()]))
}
