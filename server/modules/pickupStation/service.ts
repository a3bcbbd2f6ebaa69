import { asc, eq } from 'drizzle-orm'

import { pickupStations, regionGroups } from '../../db/schema/index.ts'
import { pageOf } from '../../base/http/paging.ts'
import { notFound } from '../../base/http/problem.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { PickupStation, PickupStationListRequest } from '../../contracts/pickupStation.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface PickupStationService {
  /** The stations of a region group or of all; `filter` looks into names and addresses. */
  list(request: PickupStationListRequest, language: Language): Promise<Page<PickupStation>>
  /** The station with this id; null when there is none. */
  find(db: Database, id: string, language: Language): Promise<PickupStation | null>
  /**
   * Says whether a station takes new orders.
   *
   * @throws ApiProblem 404
   */
  setFull(id: string, isFull: boolean, language: Language): Promise<PickupStation>
}

export function createPickupStationService(db: Database): PickupStationService {
  const find: PickupStationService['find'] = async (from, id, language) => {
    const [row] = await stationsFrom(from).where(eq(pickupStations.id, id))
    return row ? toStation(row, language) : null
  }

  return {
    find,

    list: async (request, language) => {
      const { regionGroupId } = request
      const rows = await stationsFrom(db)
        .where(regionGroupId === undefined ? undefined : eq(pickupStations.regionGroupId, regionGroupId))
        .orderBy(asc(pickupStations.displayOrder))
      const stations = rows.map((row) => toStation(row, language))
      return pageOf(stations, request, ({ displayName, address }) => `${displayName}\n${address}`)
    },

    setFull: async (id, isFull, language) => {
      await db.update(pickupStations).set({ isFull }).where(eq(pickupStations.id, id))
      const station = await find(db, id, language)
      if (!station) throw notFound()
      return station
    },
  }
}

function stationsFrom(db: Database) {
  return db
    .select({ station: pickupStations, regionGroupName: regionGroups.displayName })
    .from(pickupStations)
    .innerJoin(regionGroups, eq(regionGroups.id, pickupStations.regionGroupId))
}

type StationRow = Awaited<ReturnType<typeof stationsFrom>>[number]

function toStation({ station, regionGroupName }: StationRow, language: Language): PickupStation {
  return {
    id: station.id,
    displayName: station.displayName[language],
    regionGroup: { id: station.regionGroupId, displayName: regionGroupName[language] },
    address: station.address[language],
    mobile: station.mobile,
    openingHours: station.openingHours[language],
    latitude: station.latitude,
    longitude: station.longitude,
    isFull: station.isFull,
  }
}
