import type { mine as source } from '../zh-Hans/mine'

export const mine: Record<keyof typeof source, string> = {
  'mine.signedOutTitle': 'Sign in to start',
  'mine.signedOutHint': 'Get your warehouse address and follow your parcels',
  'mine.unread': 'Couldn’t load. Tap to try again',
  'mine.idCode': 'ID code',
  'mine.myParcels': 'My parcels',
  'mine.orders': 'Shipments',
  'mine.unclaimed': 'Unclaimed',
  'mine.pickupStation': 'Pickup point',
  'mine.firstSteps': 'Start in three steps',
  'mine.step1': 'Copy your warehouse address',
  'mine.step2': 'Declare what you have ordered',
  'mine.step3': 'Add where to ship it',
  'mine.declare': 'Declare parcel',
  'mine.addresses': 'Address book',
  'mine.afterSales': 'After-sales',
  'mine.customerService': 'Customer service',
  'mine.profile': 'Profile',
  'mine.settings': 'Settings',
  'mine.language': 'Language',
  'mine.signOut': 'Sign out',
  'mine.signOutAsk': 'Your personal data is removed from this device. Language and appearance stay.',
  'mine.signOutDraftsAsk':
    'Your personal data and unsent drafts ([[count]]) are removed from this device. Language and appearance stay.',
  'mine.version': 'Version [[version]] ([[build]])',
}
