import type { mine as source } from '../zh-Hans/mine'

export const mine: Record<keyof typeof source, string> = {
  'title.mine': 'Me',
  'title.language': 'Language',
  'mine.signedOutTitle': 'Sign in to start',
  'mine.signedOutHint': 'Get your warehouse address and follow your parcels',
  'mine.idCode': 'ID code',
  'mine.balance': 'Balance',
  'mine.myParcels': 'My parcels',
  'mine.allParcels': 'All parcels',
  'mine.declare': 'Declare parcel',
  'mine.warehouseAddress': 'Warehouse address',
  'mine.profile': 'Profile',
  'mine.settings': 'Settings',
  'mine.language': 'Language',
  'mine.signOut': 'Sign out',
  'mine.signOutAsk': 'Nothing personal stays on this device; your language does.',
  'mine.version': 'Version [[version]] ([[build]])',
  'language.zh-Hans': '简体中文',
  'language.en': 'English',
}
