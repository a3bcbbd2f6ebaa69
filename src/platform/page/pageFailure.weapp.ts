import { askToConfirm } from '../dialog/modal'

import type { FailureTexts } from '../dialog/FailureTexts'

/** Says that WeChat couldn't open a page, usually because its sub-package didn't load. */
export function showPageFailure(words: FailureTexts, retry: () => unknown): void {
  const { text: title, hint: content, retry: confirmText, back: cancelText } = words
  void askToConfirm({ title, content, confirmText, cancelText }).then((isAgreed) => isAgreed && retry())
}
