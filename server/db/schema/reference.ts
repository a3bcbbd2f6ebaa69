import { index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { id, localisedBlocks, localisedText, minorUnits, moment } from './columns.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { AdditionalServiceType, BusinessType } from '../../contracts/enumerations.ts'
import type { ServiceResult } from '../../contracts/serviceRequest.ts'
import type { StoreVideo } from '../../contracts/store.ts'

/** The forwarding business that runs the warehouse. */
export const tenants = pgTable('tenants', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  settings: jsonb('settings').$type<TenantSettings>().notNull(),
})

/** Where customers have their parcels sent. The four levels go from country to district. */
export const warehouses = pgTable('warehouses', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  recipient: text('recipient').notNull(),
  mobile: text('mobile').notNull(),
  postCode: text('post_code').notNull(),
  lv0DisplayName: localisedText('lv0_display_name').notNull(),
  lv1DisplayName: localisedText('lv1_display_name').notNull(),
  lv2DisplayName: localisedText('lv2_display_name').notNull(),
  lv3DisplayName: localisedText('lv3_display_name').notNull(),
  detailsAddress: text('details_address').notNull(),
  tips: localisedText('tips'),
  displayOrder: integer('display_order').notNull(),
})

export const declaredNames = pgTable('declared_names', {
  id: id(),
  parentId: text('parent_id').references((): AnyPgColumn => declaredNames.id),
  /** How carriers classify such an item; null for general goods. */
  goodsTypeId: text('goods_type_id'),
  displayName: localisedText('display_name').notNull(),
  displayOrder: integer('display_order').notNull(),
})

export const additionalServices = pgTable('additional_services', {
  id: id(),
  businessType: integer('business_type').$type<BusinessType>().notNull(),
  additionalServiceType: integer('additional_service_type').$type<AdditionalServiceType>().notNull(),
  displayName: localisedText('display_name').notNull(),
  description: localisedText('description').notNull(),
  price: minorUnits('price').notNull(),
  currencyCode: text('currency_code').notNull(),
  displayOrder: integer('display_order').notNull(),
  /** Of a service for stored parcels: what it adds to the parcel. */
  result: text('result').$type<ServiceResult>(),
  /** Days of storage that it adds, if that's its result. */
  freeDays: integer('free_days'),
})

export const productCategories = pgTable('product_categories', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  image: text('image'),
  displayOrder: integer('display_order').notNull(),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    categoryId: text('category_id')
      .notNull()
      .references(() => productCategories.id),
    displayName: localisedText('display_name').notNull(),
    summary: localisedText('summary').notNull(),
    detail: localisedBlocks('detail').notNull(),
    gallery: text('gallery').array().notNull(),
    video: jsonb('video').$type<StoreVideo>(),
    originalPrice: minorUnits('original_price'),
    currencyCode: text('currency_code').notNull(),
    soldCount: integer('sold_count').notNull(),
    displayOrder: integer('display_order').notNull(),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [index('products_category').on(table.categoryId, table.displayOrder)],
)

export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    displayName: localisedText('display_name').notNull(),
    price: minorUnits('price').notNull(),
    stock: integer('stock').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('skus_product').on(table.productId, table.displayOrder)],
)
