import type { storeOrder as source } from '../zh-Hans/storeOrder'

export const storeOrder: Record<keyof typeof source, string> = {
  'title.storeOrderList': 'Mall orders',
  'storeOrder.notFound': 'We couldn’t find this order',
  'storeOrder.toList': 'My mall orders',
  'storeOrder.code': 'Order number',
  'storeOrder.total': 'Total',
  'storeOrder.option': '[[option]] × [[count]]',
  'storeOrder.pay': 'Pay',
  'storeOrder.payWithin': 'We keep the goods for you until [[time]]. Time left to pay: [[left]]',
  'storeOrder.payBy': 'We keep the goods for you until [[time]]',
  'storeOrder.status.10': 'To pay',
  'storeOrder.status.20': 'Paid',
  'storeOrder.status.30': 'Cancelled',
  'storeOrderList.search': 'Search by product, order number or remarks',
  'storeOrderList.gate': 'Sign in to see your mall orders',
  'storeOrderList.payBy': 'pay by [[time]]',
  'storeOrderList.empty': 'No mall orders yet',
  'storeOrderList.noneHere': 'No orders with this status',
  'storeOrderList.notFound': 'No matching orders',
  'storeOrderList.toStore': 'Go to the mall',
}
