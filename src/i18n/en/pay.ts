import type { pay as source } from '../zh-Hans/pay'

export const pay: Record<keyof typeof source, string> = {
  'pay.gate': 'Sign in to pay',
  'pay.balance': 'Your balance',
  'pay.toPay': 'This payment',
  'pay.left': 'Balance afterwards',
  'pay.shortfall': 'Missing',
  'pay.shortfallNote': 'Your balance is [[amount]] short',
  'pay.shortfallUnderReview': 'Your balance is [[amount]] short; a top-up of [[underReview]] is under review',
  'pay.free': 'There’s nothing to pay. Confirm, and we’ll get it ready to ship.',
  'pay.balanceLabel': 'Balance [[balance]]',
  'pay.pay': 'Pay from balance',
  'pay.topUp': 'Top up',
  'pay.followTopUp': 'See your top-up',
  'pay.unsure': 'We don’t know if the payment went through',
  'pay.unsureHint': 'It may have. Check first; you won’t be charged twice.',
  'pay.check': 'Check the payment',
  'pay.done': 'Paid',
  'pay.totalChanged': 'The total changed from [[from]] to [[to]]. Check it before you pay.',
  'pay.confirmFree': 'Confirm, nothing to pay',
  'pay.stillDue': 'It isn’t paid yet. You can pay again.',
}
