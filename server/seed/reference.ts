import { getTableName, sql, type SQL } from 'drizzle-orm'

import {
  additionalServices,
  articles,
  channelRates,
  coupons,
  customerServices,
  declaredNames,
  goodsTypes,
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
import { ADDITIONAL_SERVICES } from './additionalServices.ts'
import { CHANNEL_RATES } from './channelRates.ts'
import { TRANSPORTATION_CHANNELS } from './channels.ts'
import { CUSTOMER_SERVICES } from './customerService.ts'
import { seedContent } from './content/index.ts'
import { COUPON_ROWS } from './coupons.ts'
import { DECLARED_NAMES } from './declaredNames.ts'
import { RECEIVING_ACCOUNTS, TOPUP_METHODS } from './funds.ts'
import { PICKUP_STATIONS } from './pickupStations.ts'
import { PRODUCT_CATEGORIES, PRODUCT_SKUS, productRows } from './products.ts'
import { REGION_GROUPS, REGIONS } from './regions/regions.ts'
import { GOODS_TYPES, SHIPPING_METHOD_TYPES } from './shippingReference.ts'
import { TENANT, WAREHOUSES } from './tenant.ts'
import { VIP_GROUPS } from './vipGroups.ts'

import type { PgTable } from 'drizzle-orm/pg-core'

import type { Tenant } from '../base/tenant.ts'
import type { Database } from '../db/client.ts'

/** What customers choose from, what refers to something after it. */
const referenceAt = (now: Date): readonly (readonly [table: PgTable, rows: readonly object[]])[] => [
  [regionGroups, REGION_GROUPS],
  [regions, REGIONS],
  [shippingMethodTypes, SHIPPING_METHOD_TYPES],
  [goodsTypes, GOODS_TYPES],
  [transportationChannels, TRANSPORTATION_CHANNELS],
  [channelRates, CHANNEL_RATES],
  [customerServices, CUSTOMER_SERVICES],
  [pickupStations, PICKUP_STATIONS],
  [vipGroups, VIP_GROUPS],
  [warehouses, WAREHOUSES],
  [declaredNames, DECLARED_NAMES],
  [additionalServices, ADDITIONAL_SERVICES],
  [coupons, COUPON_ROWS],
  [topupMethods, TOPUP_METHODS],
  [receivingAccounts, RECEIVING_ACCOUNTS],
  [productCategories, PRODUCT_CATEGORIES],
  [products, productRows(now)],
  [skus, PRODUCT_SKUS],
]

/** The tenant. Tables that are empty, because the database or they are new, are filled. */
export async function seedReference(db: Database, now: Date): Promise<Tenant> {
  const reference = new Map(referenceAt(now))
  const tables = [tenants, ...reference.keys(), articles]
  if ((await emptyOf(db, tables)).length > 0) {
    await db.transaction(async (tx) => {
      // Another process that is filling the tables is waited for here, on the tenant's row.
      await tx.insert(tenants).values(TENANT).onConflictDoNothing()
      for (const table of await emptyOf(tx, tables)) {
        if (table === articles) await seedContent(tx, now)
        else await tx.insert(table).values([...(reference.get(table) ?? [])])
      }
    })
  }
  const [tenant = TENANT] = await db.select().from(tenants)
  return { ...tenant, settings: { ...TENANT.settings, ...tenant.settings } }
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
