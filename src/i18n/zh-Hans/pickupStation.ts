export const pickupStation = {
  'title.pickupStationSelect': '选择自提点',
  'pickup.search': '搜索自提点或地址',
  'pickup.once': '自提点只能设置一次，之后如需更换请联系客服',
  'pickup.ask': '确定选择“[[name]]”？设置后只能由客服更换。',
  'pickup.confirm': '确定选择',
  'pickup.select': '选择此自提点',
  'pickup.chosen': '您的自提点',
  'pickup.chosenHint': '只能设置一次，如需更换请联系客服。',
  'pickup.done': '自提点已设置',
  'pickup.empty': '没有找到自提点',
} as const
