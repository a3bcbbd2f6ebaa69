import { pageOf, type SearchRequest } from '../../base/http/paging.ts'
import { notFound } from '../../base/http/problem.ts'
import { findIdCode, listWarehouses, type WarehouseRow } from './repository.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { WarehouseAddress } from '../../contracts/warehouseAddress.ts'
import type { Database } from '../../db/client.ts'

export interface WarehouseAddressService {
  /** The addresses of the warehouses, each with the customer's ID code. */
  list(customer: Customer, request: SearchRequest, language: Language): Promise<Page<WarehouseAddress>>
}

export function createWarehouseAddressService(db: Database): WarehouseAddressService {
  return {
    list: async ({ userId }, request, language) => {
      const idCode = await findIdCode(db, userId)
      if (idCode === undefined) throw notFound()
      const all = (await listWarehouses(db)).map((row) => toAddress(row, idCode, language))
      return pageOf(all, request, ({ name }) => name)
    },
  }
}

function toAddress(row: WarehouseRow, idCode: string, language: Language): WarehouseAddress {
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
