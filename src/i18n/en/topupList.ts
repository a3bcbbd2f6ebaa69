import type { topupList as source } from '../zh-Hans/topupList'

export const topupList: Record<keyof typeof source, string> = {
  'title.topupList': 'Top-ups',
  'topupList.gate': 'Sign in to see your top-ups',
  'topupList.search': 'Search by number or remarks',
  'topupList.status.1': 'Pending',
  'topupList.status.6': 'Under review',
  'topupList.status.8': 'Completed',
  'topupList.status.3': 'Cancelled',
  'topupList.status.2': 'Expired',
  'topupList.rejected': 'Unsuccessful',
  'topupList.converted': '[[method]], credits [[credited]]',
  'topupList.empty': 'No top-ups yet',
  'topupList.emptyHint': 'Top up to pay for shipping from your balance',
  'topupList.topUp': 'Top up',
  'topupList.noneHere': 'No top-ups with this status',
  'topupList.notFound': 'No top-ups found',
}
