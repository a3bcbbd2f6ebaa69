import type { Page } from '@playwright/test'

/** Toasts pass; this remembers each one in the order shown, over all pages that the test opens. */
export class ToastLog {
  readonly shown: string[] = []

  static async on(page: Page): Promise<ToastLog> {
    const log = new ToastLog()
    await page.exposeFunction('reportToast', (text: string) => void log.shown.push(text))
    await page.addInitScript(watchToasts)
    return log
  }

  /** How often this one was shown. */
  count(text: string): number {
    return this.shown.filter((toast) => toast === text).length
  }
}

/** Runs in the browser. Taro makes one element for all toasts and writes each one's words into it. */
function watchToasts(): void {
  const report = (text: string) =>
    (window as unknown as { reportToast(text: string): void }).reportToast(text)
  const toastOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('.taro__toast')
  new MutationObserver((records) => {
    const toast = records
      .filter(({ type }) => type === 'childList')
      .flatMap(({ target, addedNodes }) => [target, ...addedNodes])
      .map(toastOf)
      .find(Boolean)
    if (toast) report(toast.textContent ?? '')
  }).observe(document, { childList: true, subtree: true })
}
