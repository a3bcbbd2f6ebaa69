export const channels = {
  'title.deliveryMethods': '运送方式',
  'channels.destination': '寄往',
  'channels.destinationPick': '选择国家或地区',
  'channels.transit': '时效',
  'channels.days': '[[from]]–[[to]] 天',
  'channels.limits': '限制',
  'channels.maximumWeight': '单件不超过 [[weight]] kg',
  'channels.maximumSide': '最长边不超过 [[side]] cm',
  'channels.noLimits': '无重量和尺寸限制',
  'channels.tax': '税费',
  'channels.taxIncluded': '运费已含税',
  'channels.taxExtra': '目的地税费另计',
} as const
