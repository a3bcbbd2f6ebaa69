import { asc, eq } from 'drizzle-orm'

import { users, warehouses } from '../../db/schema/index.ts'
import { pageOf, type SearchRequest } from '../../base/http/paging.ts'
import { notFound } from '../../base/http/problem.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { WarehouseAddress } from '../../contracts/warehouseAddress.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'

export interface WarehouseAddressService {
  /** The warehouses, addressed to the customer by their id code. */
  list(customer: Customer, request: SearchRequest, language: Language): Promise<Page<WarehouseAddress>>
}

export function createWarehouseAddressService(db: Database): WarehouseAddressService {
  return {
    list: async ({ userId }, request, language) => {
      const [user] = await db.select({ idCode: users.idCode }).from(users).where(eq(users.id, userId))
      if (!user) throw notFound()
      const rows = await db.select().from(warehouses).orderBy(asc(warehouses.displayOrder))
      const all = rows.map((row) => toAddress(row, user.idCode, language))
      return pageOf(all, request, ({ name }) => name)
    },
  }
}

function toAddress(
  row: typeof warehouses.$inferSelect,
  idCode: string,
  language: Language,
): WarehouseAddress {
  return {
    id: row.id,
    name: row.displayName[language],
    recipient: `${row.recipient} ${idCode}`,
    idCode,
    mobile: row.mobile,
    postCode: row.postCode,
    lv0DisplayName: row.lv0DisplayName[language],
    lv1DisplayName: row.lv1DisplayName[language],
    lv2DisplayName: row.lv2DisplayName[language],
    lv3DisplayName: row.lv3DisplayName[language],
    detailsAddress: `${row.detailsAddress} ${idCode}`,
    tips: row.tips?.[language] ?? null,
  }
}
