import type { pickupStation as source } from '../zh-Hans/pickupStation'

export const pickupStation: Record<keyof typeof source, string> = {
  'title.pickupStationSelect': 'Choose pickup point',
  'pickup.search': 'Search pickup points',
  'pickup.once': 'You can set this once. To change it later, contact support',
  'pickup.ask': 'Choose “[[name]]”? You’ll need to contact support to change it later.',
  'pickup.confirm': 'Choose',
  'pickup.select': 'Choose this one',
  'pickup.chosen': 'Your pickup point',
  'pickup.chosenHint': 'To change it, contact support.',
  'pickup.done': 'Pickup point set',
  'pickup.empty': 'No pickup points found',
}
