import type { wallet as source } from '../zh-Hans/wallet'

export const wallet: Record<keyof typeof source, string> = {
  'title.myWallet': 'Wallet',
  'wallet.gate': 'Sign in to see your balance',
  'wallet.available': 'Available balance',
  'wallet.reserved': 'Auto-pay due [[amount]]',
  'wallet.underReview': 'Under review [[amount]]',
  'wallet.failed': 'The balance failed to load. Tap to retry',
  'wallet.firstTopUp': 'Top up, and we can charge orders automatically at dispatch',
  'wallet.topUp': 'Top up',
  'wallet.pending': '[[count]] to pay',
  'wallet.nonePending': 'To pay',
  'wallet.months': 'Monthly totals',
  'wallet.lastMonths': 'Last [[count]] months',
  'wallet.entries': 'Balance details',
  'wallet.allEntries': 'All',
  'wallet.topups': 'Top-up records',
  'wallet.coupons': 'My coupons',
}
