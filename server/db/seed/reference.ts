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
} from '../schema/index.ts'
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

import type { Tenant } from '../../modules/system/tenantSettings.ts'
import type { Database, Transaction } from '../client.ts'

/** What customers choose from, what refers to something after it. */
const REFERENCE: readonly (readonly [table: PgTable, rows: readonly object[]])[] = [
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
]

/** The tenant. Tables that are empty, because the database or they are new, are filled. */
export async function seedReference(db: Database, now: Date): Promise<Tenant> {
  return db.transaction(async (tx) => {
    await tx.insert(tenants).values(TENANT).onConflictDoNothing()
    for (const [table, rows] of REFERENCE) await fill(tx, table, rows)
    await fill(tx, productCategories, PRODUCT_CATEGORIES)
    await fill(tx, products, productRows(now))
    await fill(tx, skus, PRODUCT_SKUS)
    if ((await tx.$count(articles)) === 0) await seedContent(tx, now)
    const [tenant = TENANT] = await tx.select().from(tenants)
    return { ...tenant, settings: { ...TENANT.settings, ...tenant.settings } }
  })
}

async function fill(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  if ((await tx.$count(table)) === 0) await tx.insert(table).values([...rows])
}
