import { boolean, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { id, localisedBlocks, localisedText, moment } from './columns.ts'

import type { LinkType } from '../../contracts/enumerations.ts'

/** What the warehouse announces to everybody. */
export const announces = pgTable(
  'announces',
  {
    id: id(),
    displayTitle: localisedText('display_title').notNull(),
    summary: localisedText('summary').notNull(),
    image: text('image'),
    content: localisedBlocks('content').notNull(),
    isPopup: boolean('is_popup').notNull(),
    isTop: boolean('is_top').notNull(),
    publishTime: moment('publish_time').notNull(),
  },
  (table) => [index('announces_publish_time').on(table.publishTime)],
)

export const articleCategories = pgTable('article_categories', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  summary: localisedText('summary').notNull(),
  image: text('image'),
  /** Whether the home page shows its articles. */
  isHomeIntroduction: boolean('is_home_introduction').notNull(),
  displayOrder: integer('display_order').notNull(),
})

export const articles = pgTable(
  'articles',
  {
    id: id(),
    categoryId: text('category_id')
      .notNull()
      .references(() => articleCategories.id),
    displayTitle: localisedText('display_title').notNull(),
    summary: localisedText('summary').notNull(),
    image: text('image'),
    content: localisedBlocks('content').notNull(),
    /** All its words in every language, without formatting, for search. */
    searchText: text('search_text').notNull(),
    publishTime: moment('publish_time').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('articles_category').on(table.categoryId, table.displayOrder)],
)

export const faqs = pgTable('faqs', {
  id: id(),
  question: localisedText('question').notNull(),
  /** Plain text. */
  answer: localisedText('answer').notNull(),
  displayOrder: integer('display_order').notNull(),
})

/** What is shown in a named place of a page, such as the banners of the home page. */
export const pageContentItems = pgTable(
  'page_content_items',
  {
    id: id(),
    pageName: text('page_name').notNull(),
    pageContentName: text('page_content_name').notNull(),
    image: text('image').notNull(),
    displayTitle: localisedText('display_title').notNull(),
    linkType: integer('link_type').$type<LinkType>().notNull(),
    linkSourceValue: text('link_source_value'),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [
    index('page_content_items_place').on(table.pageName, table.pageContentName, table.displayOrder),
  ],
)

/** A page that is only text, such as the terms; its ID is the key in its path. */
export const contentPages = pgTable('content_pages', {
  id: id(),
  displayTitle: localisedText('display_title').notNull(),
  content: localisedBlocks('content').notNull(),
  updatedTime: moment('updated_time').notNull(),
})

/** The price of one unit of a currency in the base currency. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    baseCurrencyCode: text('base_currency_code').notNull(),
    currencyCode: text('currency_code').notNull(),
    rate: numeric('rate', { precision: 18, scale: 6 }).notNull(),
    updatedTime: moment('updated_time').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.baseCurrencyCode, table.currencyCode] })],
)
