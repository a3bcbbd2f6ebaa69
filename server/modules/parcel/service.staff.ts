import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { measuresOf, type Measures } from '../../base/measures.ts'
import { ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { takenOrDrawn } from '../scalePhoto/index.ts'
import { requireIdCode } from '../user/index.ts'
import { beginUndeclared, findScanned, refuseUnclaimed } from './arrival.ts'
import { figuresOf, measureParams } from './figures.ts'
import { warehouseFor } from './label.ts'
import { moveParcel, requireMove } from './lifecycle.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { ParcelDetail } from '../../contracts/parcel.ts'
import type { ArriveRequest, InboundRequest } from '../../contracts/warehouse.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { PictureStorage } from '../upload/index.ts'
import type { ParcelService } from './service.customer.ts'

/** What staff do with parcels, which they know by their labels. */
export interface ParcelStaffService {
  /**
   * Takes in a delivered parcel. One that nobody declared belongs to the customer whose ID code is on it; one that came
   * to another warehouse than declared is kept there.
   *
   * @throws ApiProblem 400 IdCodeRequired, IdCodeUnknown, WarehouseUnknown
   * @throws ApiProblem 409 ParcelNumberAmbiguous, ParcelNumberUnclaimed, ParcelMoveRefused
   */
  arrive(request: ArriveRequest, language: Language): Promise<ParcelDetail>
  /**
   * Weighs and measures an arrived parcel. Without a picture one is drawn.
   *
   * @throws ApiProblem 404 ParcelNumberUnknown
   * @throws ApiProblem 409 ParcelNumberAmbiguous, ParcelMoveRefused
   */
  inbound(request: InboundRequest, language: Language): Promise<ParcelDetail>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly settings: TenantSettings
  readonly storage: PictureStorage
  readonly parcels: ParcelService
}

export function createParcelStaffService({
  db,
  clock,
  settings,
  storage,
  parcels,
}: Dependencies): ParcelStaffService {
  return {
    arrive: (request, language) => {
      const scan = async (tx: Transaction) => {
        const userId = await ownerOf(tx, request.idCode)
        const expressNumber = normaliseExpressNumber(request.expressNumber)
        const parcel = await findScanned(tx, expressNumber, userId, ParcelStatus.NotArrival)
        await refuseUnclaimed(tx, expressNumber)
        const warehouseId = await warehouseFor(tx, request.warehouseId ?? parcel?.warehouseId)
        const now = clock.now()
        const row = parcel
          ? await moveParcel(tx, parcel, 'arrive', now, { changes: { warehouseId } })
          : await beginUndeclared(tx, 'arrive', { userId: known(userId), expressNumber, warehouseId }, now)
        return parcels.detail(tx, row, language)
      }
      // Somebody else scanned or declared the number meanwhile: the second try finds their parcel.
      return db.transaction(scan).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.code === 'ParcelNumberTaken') return db.transaction(scan)
        throw error
      })
    },

    inbound: async (request, language) => {
      const expressNumber = normaliseExpressNumber(request.expressNumber)
      const measures = measuresOf(request)
      const userId = await ownerOf(db, request.idCode)
      const parcel = await findScanned(db, expressNumber, userId, ParcelStatus.Arrived)
      if (!parcel) throw fieldProblem(404, 'ParcelNumberUnknown', 'expressNumber')
      // The move itself refuses as well, but by then a picture would be stored in vain.
      requireMove(parcel, 'inbound')
      const urls = await takenOrDrawn(storage, expressNumber, measures, request.images)
      const now = clock.now()
      const checkIn = checkInOf(measures, urls, settings.volumeDivisor, now)
      return db.transaction(async (tx) => {
        const row = await moveParcel(tx, parcel, 'inbound', now, checkIn)
        return parcels.detail(tx, row, language)
      })
    },
  }
}

/** What a check-in changes, and what its log line says. */
function checkInOf(measures: Measures, urls: readonly string[], volumeDivisor: number, now: Date) {
  return {
    changes: {
      ...figuresOf(measures, volumeDivisor),
      inboundTime: now,
      inboundImages: urls.map((url) => ({ url, time: now.toISOString() })),
    },
    params: measureParams(measures),
  }
}

async function ownerOf(db: Database, idCode: string | undefined): Promise<string | undefined> {
  return idCode === undefined ? undefined : requireIdCode(db, idCode)
}

function known(userId: string | undefined): string {
  if (userId === undefined) throw fieldProblem(400, 'IdCodeRequired', 'idCode')
  return userId
}
