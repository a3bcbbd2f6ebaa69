import * as dialog from '@/platform/dialog/dialog'
import * as toasts from '@/platform/dialog/toast'

interface Modal {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText?: string
  readonly showCancel: boolean
}

/** Mocks toasts and modals; every modal is confirmed immediately. */
export function watchFeedback() {
  const toast = jest.fn<void, [{ readonly title: string; readonly duration: number | undefined }]>()
  const modal = jest.fn(async (_modal: Modal) => ({ confirm: true }))
  jest.spyOn(toasts, 'showToast').mockImplementation((title, duration) => toast({ title, duration }))
  jest.spyOn(dialog, 'openDialog').mockImplementation(async (words) => {
    const { confirm } = await modal({ ...words, showCancel: words.cancelText !== undefined })
    return confirm
  })
  return { toast, modal }
}
