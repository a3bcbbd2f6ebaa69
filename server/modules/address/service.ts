import { pageOf } from '../../base/http/paging.ts'
import { ApiProblem, fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import {
  MAX_ADDRESSES,
  type Address,
  type AddressListRequest,
  type AddressRequest,
} from '../../contracts/address.ts'
import { lockCustomer } from '../user/index.ts'
import { idDocumentToKeep, type IdentitySeal } from './identitySeal.ts'
import { readPlace } from './place.ts'
import {
  clearDefault,
  deleteAddress,
  findOwnAddress,
  insertAddress,
  listAddresses,
  updateAddress,
  type AddressRow,
} from './repository.ts'
import { placesOf, toAddress } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** A customer's address book. Exactly one address is the default while there is any. */
export interface AddressService {
  /** The default first; `filter` looks into all that is shown of an address. */
  list(customer: Customer, request: AddressListRequest, language: Language): Promise<Page<Address>>
  /** @throws ApiProblem 404, like every call with an ID, also for somebody else's address */
  get(customer: Customer, id: string, language: Language): Promise<Address>
  /**
   * Adds an address; the first is the default whatever it says.
   *
   * @throws ApiProblem 400 as `readPlace`, IdDocumentMasked
   * @throws ApiProblem 409 AddressLimitReached
   */
  create(tx: Transaction, customer: Customer, request: AddressRequest, language: Language): Promise<Address>
  /**
   * Replaces an address. The default stays the default until another is named.
   *
   * @throws ApiProblem 400 as `readPlace`, IdDocumentMasked
   * @throws ApiProblem 404
   */
  update(customer: Customer, id: string, request: AddressRequest, language: Language): Promise<Address>
  /** Deletes an address; if it was the default, the newest other one becomes it. */
  remove(customer: Customer, id: string): Promise<void>
  makeDefault(customer: Customer, id: string, language: Language): Promise<Address>
}

export function createAddressService(db: Database, clock: Clock, seal: IdentitySeal): AddressService {
  const view = async (from: Database, row: AddressRow, language: Language): Promise<Address> =>
    toAddress(row, await placesOf(from, [row]), language)

  /** Changes an address while nothing else changes the customer's addresses. */
  const change = <T>(
    { userId }: Customer,
    id: string,
    work: (tx: Transaction, row: AddressRow) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, userId)
      return work(tx, await requireOwnAddress(tx, userId, id))
    })

  return {
    list: async ({ userId }, request, language) => {
      const rows = await listAddresses(db, userId, request.sorting === 'creationTime asc')
      const places = await placesOf(db, rows)
      const addresses = rows.map((row) => toAddress(row, places, language))
      return pageOf(addresses, request, shownOf)
    },

    get: async ({ userId }, id, language) => view(db, await requireOwnAddress(db, userId, id), language),

    create: async (tx, { userId }, request, language) => {
      const fields = await readFields(tx, request, null, { seal, userId })
      await lockCustomer(tx, userId)
      const others = await listAddresses(tx, userId)
      if (others.length >= MAX_ADDRESSES) {
        throw new ApiProblem(409, 'AddressLimitReached', { params: { maximum: MAX_ADDRESSES } })
      }
      const isDefault = others.length === 0 || (request.isDefault ?? false)
      if (isDefault) await clearDefault(tx, userId)
      const now = clock.now()
      const row = { id: newId(now), userId, ...fields, isDefault, creationTime: now }
      await insertAddress(tx, row)
      return view(tx, row, language)
    },

    update: (customer, id, request, language) =>
      change(customer, id, async (tx, row) => {
        const sealing = { seal, userId: customer.userId }
        const fields = await readFields(tx, request, row.idDocument, sealing)
        const isDefault = row.isDefault || (request.isDefault ?? false)
        if (isDefault) await clearDefault(tx, customer.userId)
        return view(tx, await updateAddress(tx, id, { ...fields, isDefault }), language)
      }),

    remove: (customer, id) =>
      change(customer, id, async (tx, row) => {
        await deleteAddress(tx, id)
        const [newest] = row.isDefault ? await listAddresses(tx, customer.userId) : []
        if (newest) await updateAddress(tx, newest.id, { isDefault: true })
      }),

    makeDefault: (customer, id, language) =>
      change(customer, id, async (tx) => {
        await clearDefault(tx, customer.userId)
        return view(tx, await updateAddress(tx, id, { isDefault: true }), language)
      }),
  }
}

async function requireOwnAddress(db: Database, userId: string, id: string): Promise<AddressRow> {
  return orNotFound(await findOwnAddress(db, userId, id))
}

async function readFields(
  db: Database,
  request: AddressRequest,
  keptIdDocument: string | null,
  sealing: { readonly seal: IdentitySeal; readonly userId: string },
) {
  const idDocument = idDocumentToKeep(request.idDocument, keptIdDocument, sealing)
  if (idDocument === undefined) throw fieldProblem(400, 'IdDocumentMasked', 'idDocument')
  return {
    ...(await readPlace(db, request)),
    recipient: request.recipient.trim(),
    mobile: request.mobile.trim(),
    detailsAddress: request.detailsAddress.trim(),
    name: request.name?.trim() || null,
    idDocument,
  }
}

function shownOf({ name, recipient, mobile, region, regionGroupDisplayName, ...rest }: Address): string {
  const { provinceDisplayName, cityDisplayName } = region
  return [name, recipient, mobile, regionGroupDisplayName, provinceDisplayName, cityDisplayName]
    .concat(rest.postCode, rest.detailsAddress)
    .join('\n')
}
