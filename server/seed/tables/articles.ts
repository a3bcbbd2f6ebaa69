import { Type } from 'typebox'

import { after, DAY_MS } from '../../base/time/clock.ts'
import { closed } from '../../contracts/schema.ts'
import { searchTextOf } from '../../modules/content/index.ts'
import { pictureUrl } from '../pictures.ts'
import { Id, Sentence, Words } from '../reading/schemas.ts'
import { readTable, readTexts } from '../reading/seedFile.ts'
import { transitDays } from './channelRates.ts'

import type { articleCategories, articles } from '../../db/schema/index.ts'

const Category = closed({
  id: Id,
  displayName: Words,
  summary: Words,
  /** Whether the home page introduces it, and its articles have pictures of their own. */
  isHomeIntroduction: Type.Boolean(),
  articles: Type.Array(Id),
})

const Head = closed({ title: Sentence, summary: Sentence })

const readCategories = () => readTable('content/articles.json', Type.Array(Category))

export function articleCategoryRows(): (typeof articleCategories.$inferInsert)[] {
  return readCategories().map(({ id, displayName, summary, isHomeIntroduction }, displayOrder) => ({
    id,
    displayName,
    summary,
    image: isHomeIntroduction ? pictureUrl(`articles-${id}`) : null,
    isHomeIntroduction,
    displayOrder,
  }))
}

/** The articles, published one after the other up to this time. */
export function articleRows(now: Date): (typeof articles.$inferInsert)[] {
  return readCategories().flatMap((category, place) =>
    category.articles.map((id, displayOrder) => {
      const { title, summary, content } = readTexts(`content/articles/${category.id}/${id}`, Head, {
        transitDays,
      })
      return {
        id,
        categoryId: category.id,
        displayTitle: title,
        summary,
        image: category.isHomeIntroduction ? pictureUrl(`article-${id}`) : null,
        content,
        searchText: searchTextOf(title, summary, content),
        publishTime: after(now, -(8 + displayOrder * 9 + place * 2) * DAY_MS),
        displayOrder,
      }
    }),
  )
}
