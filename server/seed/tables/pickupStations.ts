import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { Id, Sentence, Words } from '../reading/schemas.ts'
import { namedIn, readTable } from '../reading/seedFile.ts'

import type { pickupStations } from '../../db/schema/index.ts'

const FILE = 'data/pickupStations.json'

const Station = closed({
  id: Id,
  regionGroupId: Id,
  displayName: Words,
  address: Words,
  mobile: Sentence,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  /** One of those at the top of the file. */
  openingHours: Id,
})

const Stations = closed({ openingHours: Type.Record(Id, Words), stations: Type.Array(Station) })

export function pickupStationRows(): (typeof pickupStations.$inferInsert)[] {
  const { openingHours, stations } = readTable(FILE, Stations)
  return stations.map((station, displayOrder) => ({
    ...station,
    openingHours: namedIn(FILE, openingHours, station.openingHours),
    displayOrder,
  }))
}
