import type { storePay as source } from '../zh-Hans/storePay'

export const storePay: Record<keyof typeof source, string> = {
  'title.payStoreOrder': 'Pay',
  'payStoreOrder.state.paid': 'This order is paid',
  'payStoreOrder.state.expired': 'It wasn’t paid in time, so it was cancelled',
  'payStoreOrder.state.cancelled': 'This order was cancelled; there’s nothing to pay',
  'payStoreOrder.state.notDue': 'There’s nothing to pay for this order right now',
  'payStoreOrder.status': 'Order [[code]]: [[status]]',
  'payStoreOrder.seeOrder': 'See the order',
  'payStoreOrder.seeParcel': 'See the parcel',
  'payStoreOrder.doneText':
    'We charged [[total]] to your balance, which is now [[balance]]. The goods are a parcel in your warehouse.',
}
