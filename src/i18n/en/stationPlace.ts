import type { stationPlace as source } from '../zh-Hans/stationPlace'

export const stationPlace: Record<keyof typeof source, string> = {
  'stationPlace.map': 'Map',
}
