import Taro from '@tarojs/taro'

import { closedByBack } from './closedByBack'

/** Something the customer has to have read: one button, no way to cancel. */
export async function showAlert(title: string, content: string, confirmText: string): Promise<void> {
  await closedByBack(Taro.showModal({ title, content, confirmText, showCancel: false }))
}

/** A question before a step that cannot be undone. @returns true when the customer agrees */
export async function askToConfirm(question: {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText: string
}): Promise<boolean> {
  const answer = await closedByBack(Taro.showModal(question))
  return answer.confirm
}
