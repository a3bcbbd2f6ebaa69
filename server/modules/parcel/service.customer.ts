import { notFound, orNotFound } from '../../base/http/problem.ts'
import { createItemNames } from '../declaredName/index.ts'
import { declareBatch, type BatchRow } from './declaration/batch.ts'
import { declareParcel } from './declaration/declare.ts'
import { updateDeclaration } from './declaration/update.ts'
import { moveParcel } from './lifecycle.ts'
import { listParcels } from './repository/list.ts'
import { findParcel, listLogs, lockParcels, type ParcelRow } from './repository/parcels.ts'
import { findShipment, warehouseName } from './repository/references.ts'
import { toParcel, toParcelDetail } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { DeclareParcelsAnswer, Parcel, ParcelDetail } from '../../contracts/parcel.ts'
import type {
  DeclareParcelRequest,
  ParcelListRequest,
  UpdateParcelRequest,
} from '../../contracts/parcelRequests.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'

export interface ParcelService {
  list(customer: Customer, request: ParcelListRequest, language: Language): Promise<Page<Parcel>>
  /** @throws ApiProblem 404 also for somebody else's parcel */
  get(customer: Customer, id: string, language: Language): Promise<ParcelDetail>
  /**
   * Declares a parcel that is on its way, or one that arrived undeclared under the customer's ID code.
   *
   * @throws ApiProblem 400 for a reference to something unknown
   * @throws ApiProblem 409 ParcelNumberTaken
   */
  declare(
    tx: Transaction,
    customer: Customer,
    request: DeclareParcelRequest,
    language: Language,
  ): Promise<ParcelDetail>
  /**
   * Declares parcels row by row: a refused row says why and doesn't refuse the others.
   *
   * @returns one result per row, in the same order
   */
  declareBatch(
    tx: Transaction,
    customer: Customer,
    rows: readonly BatchRow[],
    language: Language,
  ): Promise<DeclareParcelsAnswer>
  /**
   * Declares a parcel anew, until it is submitted to an order.
   *
   * @throws ApiProblem 400 for a reference to something unknown
   * @throws ApiProblem 404
   * @throws ApiProblem 409 ParcelSubmitted, VersionStale, ParcelNumberTaken, ParcelNumberFixed, ParcelMoveRefused for a
   *   cancelled one
   */
  update(
    customer: Customer,
    id: string,
    request: UpdateParcelRequest,
    language: Language,
  ): Promise<ParcelDetail>
  /**
   * @throws ApiProblem 404
   * @throws ApiProblem 409 ParcelMoveRefused once the parcel has arrived
   */
  cancel(tx: Transaction, customer: Customer, id: string, language: Language): Promise<ParcelDetail>
  /** A parcel with its history, as its owner sees it. */
  detail(db: Database, row: ParcelRow, language: Language): Promise<ParcelDetail>
}

export function createParcelService(db: Database, clock: Clock, settings: TenantSettings): ParcelService {
  const itemNames = createItemNames(clock)
  const contextFor = async (from: Database, language: Language) => ({
    language,
    now: clock.now(),
    settings,
    itemNames: await itemNames(from),
  })

  const detail = async (from: Database, row: ParcelRow, language: Language): Promise<ParcelDetail> => {
    const orderId = row.logisticsOrderId
    const beside = {
      logs: await listLogs(from, row.id),
      warehouseName: await warehouseName(from, row.warehouseId),
      shipment: orderId === null ? undefined : await findShipment(from, orderId),
    }
    return toParcelDetail(row, beside, await contextFor(from, language))
  }

  return {
    detail,

    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listParcels(db, userId, request)
      const context = await contextFor(db, language)
      return { items: rows.map((row) => toParcel(row, context)), totalCount }
    },

    get: async ({ userId }, id, language) => detail(db, await requireOwnParcel(db, userId, id), language),

    declare: async (tx, { userId }, request, language) =>
      detail(tx, await declareParcel(tx, userId, request, settings, clock.now()), language),

    declareBatch: async (tx, { userId }, rows, language) =>
      declareBatch(tx, userId, rows, await contextFor(tx, language)),

    update: ({ userId }, id, request, language) =>
      db.transaction(async (tx) => {
        const [parcel] = await lockParcels(tx, userId, [id])
        if (!parcel) throw notFound()
        return detail(tx, await updateDeclaration(tx, parcel, request, settings, clock.now()), language)
      }),

    cancel: async (tx, { userId }, id, language) => {
      const parcel = await requireOwnParcel(tx, userId, id)
      return detail(tx, await moveParcel(tx, parcel, 'cancel', clock.now()), language)
    },
  }
}

async function requireOwnParcel(db: Database, userId: string, id: string): Promise<ParcelRow> {
  return orNotFound(await findParcel(db, userId, id))
}
