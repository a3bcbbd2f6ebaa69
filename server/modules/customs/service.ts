import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { text } from '../../texts/text.ts'
import { findDefaultAddress, findOwnAddress } from '../address/index.ts'
import { itemNameOf } from '../declaredName/index.ts'
import { findParcels, type ParcelRow } from '../parcel/index.ts'
import { findRegionGroup } from '../region/index.ts'
import { findChannels } from '../shipping/index.ts'
import { findCatalogue } from './catalogue.ts'
import { chaptersOf, declarationPoints } from './declarationPoints.ts'
import { goodsPoints } from './goodsPoints.ts'
import { bySeriousness, pointIn, worstOf } from './points.ts'
import { shipmentPoints, type ShipTo } from './shipmentPoints.ts'
import { readTables } from './tables.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Clock } from '../../base/time/clock.ts'
import type {
  CustomsPoint,
  CustomsReadiness,
  CustomsReadinessRequest,
  ParcelReadiness,
} from '../../contracts/customs.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { Inspection } from './inspection.ts'

export interface CustomsService {
  /**
   * What parcels still lack for customs at their destination: the request's address or region, else the default address.
   *
   * @throws ApiProblem 404 for foreign IDs
   * @throws ApiProblem 400 RegionGroupUnknown, ChannelUnknown
   */
  readiness(
    customer: Customer,
    request: CustomsReadinessRequest,
    language: Language,
  ): Promise<CustomsReadiness>
}

export function createCustomsService(db: Database, clock: Clock, tables = readTables()): CustomsService {
  return {
    readiness: async ({ userId }, request, language) => {
      const parcels = await requireOwnParcels(db, userId, request.parcelIds)
      const shipTo = await shipToOf(db, userId, request)
      const { address, regionGroup } = shipTo
      const catalogue = await findCatalogue(db)
      const inspection: Inspection = {
        language,
        tables,
        catalogue,
        itemNames: new Map([...catalogue].map(([id, { displayName }]) => [id, displayName])),
        destination: tables.destinations.get(regionGroup?.countryCode ?? '') ?? null,
        channel: await channelOf(db, request.transportationChannelId),
      }
      const points = bySeriousness(await shipmentPoints(db, parcels, shipTo, inspection))
      const inspected = parcels.map((parcel) => parcelReadiness(parcel, inspection))
      return {
        dataVersion: tables.version,
        notice: text(language, 'customs.notice', { version: tables.version }),
        time: clock.now().toISOString(),
        addressId: address?.id ?? null,
        regionGroup: regionGroup && { id: regionGroup.id, displayName: regionGroup.displayName[language] },
        isKnownDestination: inspection.destination !== null,
        points,
        parcels: inspected,
        worst: worstOf([...points.map(({ level }) => level), ...inspected.map(({ worst }) => worst)]),
      }
    },
  }
}

async function requireOwnParcels(db: Database, userId: string, ids: readonly string[]): Promise<ParcelRow[]> {
  const wanted = [...new Set(ids)]
  const found = new Map((await findParcels(db, userId, wanted)).map((parcel) => [parcel.id, parcel]))
  return wanted.map((id) => {
    const parcel = found.get(id)
    if (!parcel) throw notFound()
    return parcel
  })
}

async function shipToOf(
  db: Database,
  userId: string,
  { addressId, regionGroupId }: CustomsReadinessRequest,
): Promise<ShipTo> {
  if (addressId === undefined && regionGroupId !== undefined) {
    const regionGroup = await findRegionGroup(db, regionGroupId)
    if (!regionGroup) throw fieldProblem(400, 'RegionGroupUnknown', 'regionGroupId')
    return { address: null, regionGroup }
  }
  const address =
    addressId === undefined
      ? await findDefaultAddress(db, userId)
      : await findOwnAddress(db, userId, addressId)
  if (!address && addressId !== undefined) throw fieldProblem(404, 'AddressUnknown', 'addressId')
  const regionGroup = address && (await findRegionGroup(db, address.regionGroupId))
  return { address: address ?? null, regionGroup: regionGroup ?? null }
}

async function channelOf(db: Database, id: string | undefined) {
  if (id === undefined) return null
  const [channel] = await findChannels(db, { id })
  if (!channel) throw fieldProblem(400, 'ChannelUnknown', 'transportationChannelId')
  return channel
}

function parcelReadiness(parcel: ParcelRow, inspection: Inspection): ParcelReadiness {
  const { language, itemNames } = inspection
  const points = bySeriousness(parcelPoints(parcel, inspection))
  return {
    parcelId: parcel.id,
    expressNumber: parcel.expressNumber,
    declaredName: itemNameOf(parcel, itemNames, language),
    points,
    hsChapters: chaptersOf(parcel, inspection),
    worst: worstOf(points.map(({ level }) => level)),
  }
}

function parcelPoints(parcel: ParcelRow, inspection: Inspection): CustomsPoint[] {
  if (parcel.isDeclared) return [...declarationPoints(parcel, inspection), ...goodsPoints(parcel, inspection)]
  return [
    pointIn(inspection.language, {
      kind: 'NOT_DECLARED',
      level: 'BLOCKING',
      message: { key: 'customs.notDeclared' },
      fix: { kind: 'EDIT_DECLARATION', parcelId: parcel.id },
    }),
  ]
}
