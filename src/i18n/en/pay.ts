import type { pay as source } from '../zh-Hans/pay'

export const pay: Record<keyof typeof source, string> = {
  'title.payOrder': 'Pay for your order',

  'pay.gate': 'Sign in to pay',
  'pay.orderCode': 'Order number',
  'pay.channel': 'Delivery method',
  'pay.parcels': 'Parcels',
  'pay.parcelsValue': '[[count]]',
  'pay.bill': 'What it costs',

  'pay.balance': 'Your balance',
  'pay.toPay': 'This payment',
  'pay.left': 'Balance afterwards',
  'pay.shortfall': 'Missing',
  'pay.shortfallNote': 'Your balance is [[amount]] short',
  'pay.free': 'There’s nothing to pay. Confirm, and we’ll get it ready to ship.',
  'pay.autoPay':
    'Auto-pay is on: you don’t have to pay now, we’ll charge your balance when it ships. You can also pay early.',
  'pay.totalChanged': 'The total changed from [[from]] to [[to]]. Check it before you pay.',
  'pay.balanceLabel': 'Balance [[balance]]',

  'pay.pay': 'Pay from balance',
  'pay.confirmFree': 'Confirm, nothing to pay',
  'pay.topUp': 'Contact us to top up',
  'pay.unsure': 'We don’t know if the payment went through',
  'pay.unsureHint': 'It may have. Check first; you won’t be charged twice.',
  'pay.check': 'Check the payment',
  'pay.stillDue': 'It isn’t paid yet. You can pay again.',

  'pay.done': 'Paid',
  'pay.doneText':
    'We charged [[total]] to your balance, which is now [[balance]]. The warehouse will ship it soon.',
  'pay.doneFree': 'Confirmed',
  'pay.doneFreeText': 'There’s nothing to pay. The warehouse will ship it soon.',
  'pay.seeOrder': 'See the order',
  'pay.state.paid': 'This order is paid',
  'pay.state.cancelled': 'This order was cancelled; there’s nothing to pay',
  'pay.state.notDue': 'There’s nothing to pay for this order right now',
  'pay.status': 'Order [[code]]: [[status]]',
}
