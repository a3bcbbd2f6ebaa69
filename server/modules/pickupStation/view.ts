import type { Language } from '../../contracts/enumerations.ts'
import type { PickupStation } from '../../contracts/pickupStation.ts'
import type { PickupStationRow } from './repository.ts'

export function toPickupStation(
  { station, regionGroupName }: PickupStationRow,
  language: Language,
): PickupStation {
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
