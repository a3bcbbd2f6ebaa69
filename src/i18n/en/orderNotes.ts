import type { orderNotes as source } from '../zh-Hans/orderNotes'

export const orderNotes: Record<keyof typeof source, string> = {
  'title.orderNotes': 'Edit notes',
  'orderNotes.gate': 'Sign in to edit the notes',
  'orderNotes.notFound': 'This order wasn’t found. It may belong to another account',
  'orderNotes.tooLate': 'The order is weighed or cancelled, so its notes can’t be changed',
  'orderNotes.discard': 'Discard',
  'orderNotes.saved': 'Notes saved',
  'orderNotes.savedNext': 'The warehouse sees them when it packs.',
  'orderNotes.seeOrder': 'See the order',
}
