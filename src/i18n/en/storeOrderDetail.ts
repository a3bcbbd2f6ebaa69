import type { storeOrderDetail as source } from '../zh-Hans/storeOrderDetail'

export const storeOrderDetail: Record<keyof typeof source, string> = {
  'title.storeOrderDetail': 'Order details',
  'storeOrderDetail.news.due': 'Once paid, the goods go into your warehouse',
  'storeOrderDetail.news.paid': 'The goods are in your warehouse, ready to join your other parcels',
  'storeOrderDetail.news.expired': 'It wasn’t paid in time, so the goods are on sale again',
  'storeOrderDetail.news.cancelled': 'It was cancelled, and nothing was charged',
  'storeOrderDetail.parcel': 'See the parcel',
  'storeOrderDetail.parcelHint': 'The goods of this order',
  'storeOrderDetail.placed': 'Placed',
  'storeOrderDetail.unitPrice': 'Price',
  'storeOrderDetail.quantity': 'Quantity',
  'storeOrderDetail.remarks': 'Remarks',
  'storeOrderDetail.log': 'What happened',
  'storeOrderDetail.cancel': 'Cancel order',
  'storeOrderDetail.cancelAsk': 'The goods go on sale again. A cancelled order can’t be brought back.',
  'storeOrderDetail.keep': 'Keep it',
  'storeOrderDetail.cancelled': 'Order cancelled',
  'storeOrderDetail.buyAgain': 'Buy again',
}
