import type { undo as source } from '../zh-Hans/undo'

export const undo: Record<keyof typeof source, string> = {
  'title.undoChange': 'Undo a change',
  'undo.ask': 'Your account’s contact details were changed. Not you? Undo it.',
  'undo.kind.mobile': 'Mobile number',
  'undo.kind.email': 'Email',
  'undo.restores': '[[from]] back to [[to]]',
  'undo.removes': 'Remove [[from]]',
  'undo.changed': 'Changed',
  'undo.ends': 'This removes the password, signs out every device and unlinks WeChat.',
  'undo.confirm': 'It wasn’t me: undo',
  'undo.done': 'The change is undone',
  'undo.doneNext': 'Every device is signed out. Set a new password with a code.',
  'undo.setPassword': 'Set a new password',
  'undo.ended': 'This link has been used, has expired or is incomplete',
  'undo.endedHint': 'If something is still wrong with your account, contact customer service',
  'undo.toService': 'Customer service',
}
