import type { Dto } from '@/api/dto'
import { LinkType } from '@/model/enumerations/content'

import { aCategoryDto, anAnnounceDto, anArticleDto } from './contentFactories'
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

/** Its articles are called by its name and a number. */
export function aCategoryWith(articleCount: number, displayName: string): Dto<'ArticleCategory'> {
  const id = `category-${nextNumber()}`
  const articles = Array.from({ length: articleCount }, (_, index) =>
    anArticleDto({ id: `${id}-${index}`, categoryId: id, displayTitle: `${displayName} ${index + 1}` }),
  )
  return aCategoryDto({ id, displayName, articleCount, articles })
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

function aKilogramPriceDto(): Dto<'KilogramPrice'> {
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
    .on(CATEGORIES, page([aCategoryWith(2, '新手指南'), aCategoryWith(1, '清关')]))
    .on(FAQS, page([faq]))
    .on(PRICES, page([aKilogramPriceDto()]))
}
