import { getTableName, sql, type SQL } from 'drizzle-orm'

import {
  additionalServices,
  announces,
  articleCategories,
  articles,
  channelRates,
  contentPages,
  coupons,
  customerServices,
  declaredNames,
  exchangeRates,
  faqs,
  goodsTypes,
  pageContentItems,
  pickupStations,
  productCategories,
  products,
  receivingAccounts,
  regionGroups,
  regions,
  shippingMethodTypes,
  skus,
  tenants,
  topupMethods,
  transportationChannels,
  vipGroups,
  warehouses,
} from '../db/schema/index.ts'
import { regionGroupRows, regionRows } from './regions/regions.ts'
import { additionalServiceRows } from './tables/additionalServices.ts'
import { announcementRows } from './tables/announcements.ts'
import { articleCategoryRows, articleRows } from './tables/articles.ts'
import { bannerRows } from './tables/banners.ts'
import { channelRateRows } from './tables/channelRates.ts'
import { channelRows } from './tables/channels.ts'
import { couponRows } from './tables/coupons.ts'
import { customerServiceRows } from './tables/customerServices.ts'
import { declaredNameRows } from './tables/declaredNames.ts'
import { exchangeRateRows } from './tables/exchangeRates.ts'
import { faqRows } from './tables/faqs.ts'
import { pageRows } from './tables/pages.ts'
import { pickupStationRows } from './tables/pickupStations.ts'
import { productCategoryRows, productRows, skuRows } from './tables/products.ts'
import { goodsTypeRows, shippingMethodTypeRows } from './tables/shippingReference.ts'
import { receivingAccountRows, topupMethodRows } from './tables/topups.ts'
import { vipGroupRows } from './tables/vipGroups.ts'
import { warehouseRows } from './tables/warehouses.ts'
import { TENANT } from './tenant.ts'

import type { PgTable } from 'drizzle-orm/pg-core'

import type { Tenant } from '../base/tenant.ts'
import type { Database, Transaction } from '../db/client.ts'

/** Files are read only for a table that is to be filled. */
type Seed = readonly [table: PgTable, rowsAt: (now: Date) => readonly object[]]

/** What customers choose from, what refers to something after it. */
const REFERENCE: readonly Seed[] = [
  [regionGroups, regionGroupRows],
  [regions, regionRows],
  [shippingMethodTypes, shippingMethodTypeRows],
  [goodsTypes, goodsTypeRows],
  [transportationChannels, channelRows],
  [channelRates, channelRateRows],
  [customerServices, customerServiceRows],
  [pickupStations, pickupStationRows],
  [vipGroups, vipGroupRows],
  [warehouses, warehouseRows],
  [declaredNames, declaredNameRows],
  [additionalServices, additionalServiceRows],
  [coupons, couponRows],
  [topupMethods, topupMethodRows],
  [receivingAccounts, receivingAccountRows],
  [productCategories, productCategoryRows],
  [products, productRows],
  [skus, skuRows],
]

/** What the tenant has written for its customers, and the rates of exchange: filled together, when no article is there. */
const CONTENT: readonly Seed[] = [
  [articleCategories, articleCategoryRows],
  [articles, articleRows],
  [announces, announcementRows],
  [faqs, faqRows],
  [pageContentItems, bannerRows],
  [contentPages, pageRows],
  [exchangeRates, exchangeRateRows],
]

/** The tenant. Tables that are empty, because the database or they are new, are filled. */
export async function seedReference(db: Database, now: Date): Promise<Tenant> {
  const tables = [tenants, ...REFERENCE.map(([table]) => table), articles]
  if ((await emptyOf(db, tables)).length > 0) {
    await db.transaction(async (tx) => {
      // Another process that is filling the tables is waited for here, on the tenant's row.
      await tx.insert(tenants).values(TENANT).onConflictDoNothing()
      const empty = new Set(await emptyOf(tx, tables))
      await fill(
        tx,
        REFERENCE.filter(([table]) => empty.has(table)),
        now,
      )
      if (empty.has(articles)) await fill(tx, CONTENT, now)
    })
  }
  const [tenant = TENANT] = await db.select().from(tenants)
  return { ...tenant, settings: { ...TENANT.settings, ...tenant.settings } }
}

async function fill(tx: Transaction, seeds: readonly Seed[], now: Date): Promise<void> {
  for (const [table, rowsAt] of seeds) await tx.insert(table).values([...rowsAt(now)])
}

/** Which of the tables have no row. Asked of all at once: mostly none is empty. */
async function emptyOf(db: Database, tables: readonly PgTable[]): Promise<PgTable[]> {
  const asked = tables.map((table) => [
    getTableName(table),
    sql<boolean>`not exists (select from ${table})`.as(getTableName(table)),
  ])
  const [isEmpty] = await db
    .select(Object.fromEntries(asked) as Record<string, SQL.Aliased<boolean>>)
    .from(sql`(select) as nothing`)
  return tables.filter((table) => isEmpty?.[getTableName(table)] === true)
}
