export const stationPlace = {
  'stationPlace.map': '查看地图',
} as const
