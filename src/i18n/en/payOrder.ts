import type { payOrder as source } from '../zh-Hans/payOrder'

export const payOrder: Record<keyof typeof source, string> = {
  'title.payOrder': 'Pay for your order',
  'payOrder.orderCode': 'Order number',
  'payOrder.channel': 'Delivery method',
  'payOrder.parcels': 'Parcels',
  'payOrder.parcelsValue': '[[count]]',
  'payOrder.bill': 'What it costs',
  'payOrder.autoPay':
    'Auto-pay is on: you don’t have to pay now, we’ll charge your balance when it ships. You can also pay early.',
  'payOrder.doneText':
    'We charged [[total]] to your balance, which is now [[balance]]. The warehouse will ship it soon.',
  'payOrder.doneFree': 'Confirmed',
  'payOrder.doneFreeText': 'There’s nothing to pay. The warehouse will ship it soon.',
  'payOrder.seeOrder': 'See the order',
  'payOrder.state.paid': 'This order is paid',
  'payOrder.state.cancelled': 'This order was cancelled; there’s nothing to pay',
  'payOrder.state.notDue': 'There’s nothing to pay for this order right now',
  'payOrder.status': 'Order [[code]]: [[status]]',
}
