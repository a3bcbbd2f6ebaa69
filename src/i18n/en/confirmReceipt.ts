import type { confirmReceipt as source } from '../zh-Hans/confirmReceipt'

export const confirmReceipt: Record<keyof typeof source, string> = {
  'title.confirmReceipt': 'Confirm receipt',
  'confirmReceipt.gate': 'Sign in to confirm receipt',
  'confirmReceipt.impossible': 'The order is “[[status]]” now, so there is no receipt to confirm',
  'confirmReceipt.order': 'Order no.',
  'confirmReceipt.parcels': 'Parcels',
  'confirmReceipt.satisfaction': 'Satisfaction',
  'confirmReceipt.grade.1': 'Very poor',
  'confirmReceipt.grade.2': 'Poor',
  'confirmReceipt.grade.3': 'Fair',
  'confirmReceipt.grade.4': 'Good',
  'confirmReceipt.grade.5': 'Excellent',
  'confirmReceipt.review': 'Review',
  'confirmReceipt.reviewHelp': 'How were the packing, the speed and the service?',
  'confirmReceipt.photos': 'Photos',
  'confirmReceipt.photosHelp': 'Up to [[limit]]',
  'confirmReceipt.done': 'Receipt confirmed',
  'confirmReceipt.thanks': 'Thank you for your review. The order is complete.',
  'confirmReceipt.seeOrder': 'See the order',
  'confirmReceipt.toParcels': 'My parcels',
}
