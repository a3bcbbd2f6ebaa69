import type { Dto } from '@/api/dto'

import { nextNumber } from './nextNumber'

export function anAnnounceDto(overrides: Partial<Dto<'Announce'>> = {}): Dto<'Announce'> {
  const number = nextNumber()
  return {
    id: `announce-${number}`,
    displayTitle: `公告 ${number}`,
    summary: `摘要 ${number}`,
    image: `/pictures/announce-${number}.webp`,
    isPopup: false,
    isTop: false,
    publishTime: '2026-01-02T03:04:05Z',
    ...overrides,
  }
}

export function anArticleDto(overrides: Partial<Dto<'Article'>> = {}): Dto<'Article'> {
  const number = nextNumber()
  return {
    id: `article-${number}`,
    categoryId: 'shipping',
    displayTitle: `文章 ${number}`,
    summary: `摘要 ${number}`,
    image: `/pictures/article-${number}.webp`,
    publishTime: '2026-01-02T03:04:05Z',
    ...overrides,
  }
}

export function aCategoryDto(overrides: Partial<Dto<'ArticleCategory'>> = {}): Dto<'ArticleCategory'> {
  return {
    id: 'shipping',
    displayName: '运输与时效',
    summary: '',
    image: null,
    isHomeIntroductionArticle: true,
    articleCount: 2,
    articles: [],
    ...overrides,
  }
}
