import type { channels as source } from '../zh-Hans/channels'

export const channels: Record<keyof typeof source, string> = {
  'title.deliveryMethods': 'Delivery methods',
  'channels.destination': 'Destination',
  'channels.destinationPick': 'Choose a destination',
  'channels.transit': 'Transit time',
  'channels.days': '[[from]]–[[to]] days',
  'channels.limits': 'Limits',
  'channels.maximumWeight': 'Up to [[weight]] kg a parcel',
  'channels.maximumSide': 'Longest side up to [[side]] cm',
  'channels.noLimits': 'No weight or size limit',
  'channels.tax': 'Tax',
  'channels.taxIncluded': 'Included in the price',
  'channels.taxExtra': 'Import tax is added',
}
