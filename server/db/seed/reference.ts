import {
  additionalServices,
  declaredNames,
  productCategories,
  products,
  skus,
  tenants,
  warehouses,
} from '../schema/index.ts'
import { ADDITIONAL_SERVICES } from './additionalServices.ts'
import { DECLARED_NAMES } from './declaredNames.ts'
import { PRODUCT_CATEGORIES, PRODUCT_SKUS, productRows } from './products.ts'
import { TENANT, WAREHOUSES } from './tenant.ts'

import type { Tenant } from '../../modules/system/tenantSettings.ts'
import type { Database } from '../client.ts'

/** The tenant, brought in together with everything customers choose from when the database is new. */
export async function seedReference(db: Database, now: Date): Promise<Tenant> {
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(tenants).values(TENANT).onConflictDoNothing().returning()
    if (inserted.length > 0) {
      await tx.insert(warehouses).values(WAREHOUSES)
      await tx.insert(declaredNames).values(DECLARED_NAMES)
      await tx.insert(additionalServices).values(ADDITIONAL_SERVICES)
      await tx.insert(productCategories).values(PRODUCT_CATEGORIES)
      await tx.insert(products).values(productRows(now))
      await tx.insert(skus).values(PRODUCT_SKUS)
    }
    const [tenant] = await tx.select().from(tenants)
    return tenant ?? TENANT
  })
}
