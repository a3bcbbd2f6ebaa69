import { cardUrl } from '../shareCard/index.ts'

import type {
  Announce,
  AnnounceDetail,
  Article,
  ArticleCategory,
  ArticleDetail,
  ContentPage,
  Faq,
  PageContentItem,
} from '../../contracts/content.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { AnnounceRow } from './repository/announces.ts'
import type { ArticleRow, CategoryRow } from './repository/articles.ts'
import type { ContentPageRow, FaqRow, PageContentItemRow } from './repository/pages.ts'

export function toAnnounce(row: AnnounceRow, language: Language): Announce {
  return {
    id: row.id,
    displayTitle: row.displayTitle[language],
    summary: row.summary[language],
    image: row.image,
    isPopup: row.isPopup,
    isTop: row.isTop,
    publishTime: row.publishTime.toISOString(),
  }
}

export function toAnnounceDetail(row: AnnounceRow, language: Language): AnnounceDetail {
  return {
    ...toAnnounce(row, language),
    shareImage: cardUrl(row.image ?? ''),
    content: [...row.content[language]],
  }
}

export function toArticle(row: ArticleRow, language: Language): Article {
  return {
    id: row.id,
    categoryId: row.categoryId,
    displayTitle: row.displayTitle[language],
    summary: row.summary[language],
    image: row.image,
    publishTime: row.publishTime.toISOString(),
  }
}

export function toArticleDetail(row: ArticleRow, category: CategoryRow, language: Language): ArticleDetail {
  return {
    ...toArticle(row, language),
    categoryDisplayName: category.displayName[language],
    shareImage: cardUrl(row.image ?? ''),
    content: [...row.content[language]],
  }
}

export function toCategory(
  row: CategoryRow,
  articleCount: number,
  articles: readonly ArticleRow[],
  language: Language,
): ArticleCategory {
  return {
    id: row.id,
    displayName: row.displayName[language],
    summary: row.summary[language],
    image: row.image,
    isHomeIntroductionArticle: row.isHomeIntroduction,
    articleCount,
    articles: articles.map((article) => toArticle(article, language)),
  }
}

export function toFaq({ id, question, answer }: FaqRow, language: Language): Faq {
  return { id, question: question[language], answer: answer[language] }
}

export function toPageContentItem(row: PageContentItemRow, language: Language): PageContentItem {
  const { id, image, displayTitle, linkType, linkSourceValue } = row
  return { id, image, displayTitle: displayTitle[language], linkType, linkSourceValue }
}

export function toContentPage(row: ContentPageRow, language: Language): ContentPage {
  return {
    key: row.id,
    displayTitle: row.displayTitle[language],
    updatedTime: row.updatedTime.toISOString(),
    content: [...row.content[language]],
  }
}
