import {
  announces,
  articleCategories,
  articles,
  contentPages,
  exchangeRates,
  faqs,
  pageContentItems,
} from '../../db/schema/index.ts'
import { announceRows, ARTICLE_CATEGORY_ROWS, articleRows } from './articles.ts'
import { PAGE_CONTENT_ITEM_ROWS } from './banners.ts'
import { exchangeRateRows } from './exchangeRates.ts'
import { FAQ_ROWS } from './faqs.ts'
import { contentPageRows } from './pages.ts'

import type { Transaction } from '../../db/client.ts'

/** Everything that the tenant has written for its customers, and the rates of exchange. */
export async function seedContent(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(articleCategories).values(ARTICLE_CATEGORY_ROWS)
  await tx.insert(articles).values(articleRows(now))
  await tx.insert(announces).values(announceRows(now))
  await tx.insert(faqs).values(FAQ_ROWS)
  await tx.insert(pageContentItems).values(PAGE_CONTENT_ITEM_ROWS)
  await tx.insert(contentPages).values(contentPageRows())
  await tx.insert(exchangeRates).values(exchangeRateRows(now))
}
