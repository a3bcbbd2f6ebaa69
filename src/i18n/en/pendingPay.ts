import type { pendingPay as source } from '../zh-Hans/pendingPay'

export const pendingPay: Record<keyof typeof source, string> = {
  'title.pendingPay': 'To pay',
  'pendingPay.toOrders': 'See your orders',
  'pendingPay.empty': 'Nothing to pay',
  'pendingPay.emptyHint': 'Orders show up here once they’re weighed',
  'pendingPay.orders': 'Shipment orders',
  'pendingPay.storeOrders': 'Mall orders',
  'pendingPay.all': 'All [[count]] shipment orders',
  'pendingPay.since': 'To pay since [[date]]',
  'pendingPay.until': 'Pay by [[time]] or it’s cancelled',
  'pendingPay.order': 'See order',
  'pendingPay.bill': 'See bill',
  'pendingPay.choose': 'Choose what to pay',
  'pendingPay.chosen': '[[count]] selected',
  'pendingPay.doneText':
    'We charged [[total]] to your balance for [[count]] [[count|order|orders]]. It’s now [[balance]].',
  'pendingPay.notPaid': '[[count]] [[count|order wasn’t|orders weren’t]] paid',
  'pendingPay.somePaid': '[[paid]] paid, [[count]] not',
  'pendingPay.notPaidHint': 'Each order says why. You weren’t charged for them.',
  'pendingPay.reasonOf': '[[code]]: [[reason]]',
  'pendingPay.reason.gone': 'No longer to pay; it was paid already or cancelled',
  'pendingPay.reason.cut': 'Not paid, the connection was lost',
  'pendingPay.reason.changed': 'The total changed from [[from]] to [[to]]. Check it before you pay.',
  'pendingPay.reason.together': 'Another order of the batch changed. Please pay again.',
}
