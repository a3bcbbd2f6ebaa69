import type { editOrder as source } from '../zh-Hans/editOrder'

export const editOrder: Record<keyof typeof source, string> = {
  'title.editOrder': 'Edit order',
  'editOrder.gate': 'Sign in to edit the order',
  'editOrder.tooLate': 'The order is weighed or cancelled, so it can’t be changed',
  'editOrder.discard': 'Discard',
  'editOrder.before': 'Before',
  'editOrder.after': 'After',
  'editOrder.same': 'As before',
  'editOrder.more': '[[difference]] more than before',
  'editOrder.less': '[[difference]] less than before',
  'editOrder.unchanged': 'Nothing is changed yet',
  'editOrder.saved': 'Order changed',
  'editOrder.savedNext': 'The warehouse packs it as it is now.',
  'editOrder.seeOrder': 'See the order',
}
