import { BusinessType, type Language } from '../../contracts/enumerations.ts'
import { violatedConstraint } from '../../db/constraints.ts'
import { newId } from '../../ids.ts'
import { fieldProblem, notFound, type ApiProblem } from '../../problem.ts'
import { readDeclaration, warehouseFor, type Declaration } from './declaration.ts'
import { normaliseExpressNumber } from './expressNumber.ts'
import { beginParcel, moveParcel } from './moves.ts'
import * as repository from './repository.ts'
import { toParcel, toParcelLog } from './view.ts'

import type { Clock } from '../../clock.ts'
import type { Parcel, ParcelDetail } from '../../contracts/parcel.ts'
import type { DeclareParcelRequest, ParcelListRequest } from '../../contracts/parcelRequests.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { TenantSettings } from '../system/tenantSettings.ts'
import type { ParcelRow } from './repository.ts'

export interface ParcelService {
  list(
    customer: Customer,
    request: ParcelListRequest,
    language: Language,
  ): Promise<{ items: Parcel[]; totalCount: number }>
  /** @throws ApiProblem 404 also for somebody else's parcel */
  get(customer: Customer, id: string, language: Language): Promise<ParcelDetail>
  /**
   * Announces a parcel. One that arrived unannounced under the customer's code is declared where it is.
   *
   * @throws ApiProblem 400 for a reference to something unknown; 409 ParcelNumberTaken
   */
  declare(
    tx: Transaction,
    customer: Customer,
    request: DeclareParcelRequest,
    language: Language,
  ): Promise<ParcelDetail>
  /** @throws ApiProblem 404; 409 ParcelMoveRefused once the parcel has arrived */
  cancel(tx: Transaction, customer: Customer, id: string, language: Language): Promise<ParcelDetail>
  /** A parcel with its history, as its owner sees it. */
  detail(db: Database, row: ParcelRow, language: Language): Promise<ParcelDetail>
}

export function createParcelService(db: Database, clock: Clock, settings: TenantSettings): ParcelService {
  const contextFor = (language: Language) => ({ language, now: clock.now(), settings })

  const detail = async (from: Database, row: ParcelRow, language: Language): Promise<ParcelDetail> => {
    const logs = await repository.listLogs(from, row.id)
    return { ...toParcel(row, contextFor(language)), logs: logs.map((log) => toParcelLog(log, language)) }
  }

  return {
    detail,

    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await repository.listParcels(db, userId, request)
      const context = contextFor(language)
      return { items: rows.map((row) => toParcel(row, context)), totalCount }
    },

    get: async ({ userId }, id, language) => detail(db, await ownParcel(db, userId, id), language),

    declare: async (tx, { userId }, request, language) => {
      const declaration = await readDeclaration(tx, userId, request, settings)
      const expressNumber = normaliseExpressNumber(request.expressNumber)
      const [live] = await repository.findLiveParcels(tx, expressNumber, userId)
      const row = live
        ? await declareArrived(tx, live, declaration, clock.now())
        : await declareNew(tx, { userId, expressNumber, ...declaration }, request.warehouseId, clock.now())
      return detail(tx, row, language)
    },

    cancel: async (tx, { userId }, id, language) => {
      const parcel = await ownParcel(tx, userId, id)
      return detail(tx, await moveParcel(tx, parcel, 'cancel', clock.now()), language)
    },
  }
}

async function ownParcel(db: Database, userId: string, id: string): Promise<ParcelRow> {
  const parcel = await repository.findParcel(db, userId, id)
  if (!parcel) throw notFound()
  return parcel
}

type NewDeclaration = Declaration & { readonly userId: string; readonly expressNumber: string }

async function declareNew(
  tx: Transaction,
  declaration: NewDeclaration,
  warehouseId: string | undefined,
  now: Date,
): Promise<ParcelRow> {
  const parcel = {
    ...declaration,
    warehouseId: await warehouseFor(tx, warehouseId),
    businessType: BusinessType.SHIP_FOR_ME,
    inboundImages: [],
  }
  try {
    return await beginParcel(tx, 'declare', parcel, now)
  } catch (error) {
    // Two declarations at the same moment: the later one runs into the constraint.
    throw violatedConstraint(error) === 'parcels_live_number' ? numberTaken() : error
  }
}

async function declareArrived(
  tx: Transaction,
  arrived: ParcelRow,
  declaration: Declaration,
  now: Date,
): Promise<ParcelRow> {
  if (arrived.isDeclared) throw numberTaken()
  const declared = await repository.updateParcel(tx, arrived, declaration)
  if (!declared) throw numberTaken()
  await repository.insertLog(tx, {
    id: newId(now),
    parcelId: arrived.id,
    time: now,
    move: 'declare',
    status: arrived.status,
    actor: 'CUSTOMER',
    params: {},
  })
  return declared
}

function numberTaken(): ApiProblem {
  return fieldProblem(409, 'ParcelNumberTaken', 'expressNumber')
}
