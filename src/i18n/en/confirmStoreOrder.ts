import type { confirmStoreOrder as source } from '../zh-Hans/confirmStoreOrder'

export const confirmStoreOrder: Record<keyof typeof source, string> = {
  'title.confirmStoreOrder': 'Confirm order',
  'confirmStoreOrder.gate': 'Sign in to buy',
  'confirmStoreOrder.gateHint': 'The goods go to your warehouse. Your choice stays as it is.',
  'confirmStoreOrder.destination': 'Goes to',
  'confirmStoreOrder.warehouse': 'Warehouse',
  'confirmStoreOrder.area': 'Area',
  'confirmStoreOrder.idCode': 'Your ID code',
  'confirmStoreOrder.remarks': 'Remarks (optional)',
  'confirmStoreOrder.remarksHelp': 'The warehouse sees them with the parcel',
  'confirmStoreOrder.bill': 'What it costs',
  'confirmStoreOrder.unitPrice': 'Price',
  'confirmStoreOrder.postage': 'Domestic postage',
  'confirmStoreOrder.postageFree': 'Free',
  'confirmStoreOrder.next': 'What happens next',
  'confirmStoreOrder.next.pay': 'We keep the goods for 30 minutes. Pay for them from your balance.',
  'confirmStoreOrder.next.parcel': 'Once paid, they’re a parcel in your warehouse, with nothing to declare.',
  'confirmStoreOrder.next.ship':
    'Ship it together with your other parcels. International shipping is paid then.',
  'confirmStoreOrder.gone': 'This product or option is no longer on sale. What you entered is kept.',
  'confirmStoreOrder.priceChanged':
    'The price changed from [[from]] to [[to]]. Check the total before you order.',
  'confirmStoreOrder.limit': 'You have too many unpaid mall orders. Pay for one or cancel it first.',
  'confirmStoreOrder.toUnpaid': 'See them',
  'confirmStoreOrder.obstacle.gone': 'No longer on sale',
  'confirmStoreOrder.obstacle.soldOut': 'Out of stock for now',
  'confirmStoreOrder.submit': 'Place order',
  'confirmStoreOrder.placed': 'Order placed. Pay for it within 30 minutes.',
}
