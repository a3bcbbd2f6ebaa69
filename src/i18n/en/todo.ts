import type { todo as source } from '../zh-Hans/todo'

export const todo: Record<keyof typeof source, string> = {
  'todo.title': 'To do',
  'todo.exception': '[[count]] with a problem',
  'todo.pendingPayment': '[[count]] to pay',
  'todo.storageEnding': '[[count]] with storage ending',
  'todo.storageCharged': '[[count]] past free storage',
  'todo.readyForPickup': '[[count]] to pick up',
  'todo.undeclared': '[[count]] arrived undeclared',
  'todo.underReview': '[[count]] under review',
  'todo.hint.exception': 'Overdue. Check the tracking number',
  'todo.hint.answered': 'The warehouse has replied',
  'todo.hint.pendingPayment': 'Weighed. Ships once paid',
  'todo.hint.storageEnding': 'Then charged by the day',
  'todo.hint.readyForPickup': 'Waiting at the pickup point',
  'todo.hint.undeclared': 'Declare what’s inside so it can ship',
  'todo.hint.underReview': 'We’ll let you know soon',
  'todo.daysLeft': '[[days]] d left',
  'todo.daysOver': '[[days]] d over',
  'todo.lastDay': 'Ends today',
}
