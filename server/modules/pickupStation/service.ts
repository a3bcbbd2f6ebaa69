import { pageOf } from '../../base/http/paging.ts'
import { orNotFound } from '../../base/http/problem.ts'
import { findPickupStation, listPickupStations, setPickupStationFull } from './repository.ts'
import { toPickupStation } from './view.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { PickupStation, PickupStationListRequest } from '../../contracts/pickupStation.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface PickupStationService {
  /** The stations of a region group or of all; `filter` looks into names and addresses. */
  list(request: PickupStationListRequest, language: Language): Promise<Page<PickupStation>>
  /**
   * Says whether a station takes new orders.
   *
   * @throws ApiProblem 404
   */
  setFull(id: string, isFull: boolean, language: Language): Promise<PickupStation>
}

export function createPickupStationService(db: Database): PickupStationService {
  return {
    list: async (request, language) => {
      const rows = await listPickupStations(db, request.regionGroupId)
      const stations = rows.map((row) => toPickupStation(row, language))
      return pageOf(stations, request, ({ displayName, address }) => `${displayName}\n${address}`)
    },

    setFull: async (id, isFull, language) => {
      await setPickupStationFull(db, id, isFull)
      const row = orNotFound(await findPickupStation(db, id))
      return toPickupStation(row, language)
    },
  }
}
