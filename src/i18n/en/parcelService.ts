import type { parcelService as source } from '../zh-Hans/parcelService'

export const parcelService: Record<keyof typeof source, string> = {
  'service.title': 'Services for this parcel',
  'service.intro': 'Before it ships, we can photograph it, repack it, or keep it longer for free.',
  'service.choose': 'Choose a service',
  'service.remarks': 'Note for the warehouse (optional)',
  'service.balance': 'Balance [[balance]]',
  'service.shortfall': 'Your balance is [[amount]] short',
  'service.topUp': 'Top up',
  'service.pay': 'Pay and request',
  'service.requested': 'Requested. We’ll tell you once it’s done',
  'service.extended': 'Free storage extended',
  'service.refunded': '[[reason]] (refunded)',
  'service.withdraw': 'Withdraw',
  'service.withdrawTitle': 'Withdraw “[[name]]”?',
  'service.withdrawAsk': '[[price]] goes back to your balance.',
  'service.withdrawn': 'Withdrawn. The money is back in your balance',
}
