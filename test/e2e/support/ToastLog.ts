import type { Page } from '@playwright/test'

/** A toast that was visible, from its first frame to its last. */
interface Sight {
  readonly id: string
  readonly text: string
  readonly ms: number
}

/** Records every visible toast of the test, across all pages, in the order shown. */
export class ToastLog {
  private readonly sights = new Map<string, Sight>()

  static async on(page: Page): Promise<ToastLog> {
    const log = new ToastLog()
    await page.exposeFunction('reportToast', (sight: Sight) => void log.sights.set(sight.id, sight))
    await page.addInitScript(watchToasts)
    return log
  }

  get shown(): readonly string[] {
    return [...this.sights.values()].map(({ text }) => text)
  }

  /** Number of times the toast was shown. */
  count(text: string): number {
    return this.shown.filter((toast) => toast === text).length
  }

  /** Time in ms that the toast has been readable, the last time it was shown. */
  visibleMs(text: string): number {
    return [...this.sights.values()].findLast((sight) => sight.text === text)?.ms ?? 0
  }
}

/** Runs in the browser. Checks every frame, because a toast in the document isn't necessarily on screen. */
function watchToasts(): void {
  const report = (sight: Sight) =>
    void (window as unknown as { reportToast(sight: Sight): Promise<void> }).reportToast(sight)

  const isReadable = (toast: Element) => {
    const { top, bottom, left, right } = toast.getBoundingClientRect()
    let opacity = 1
    for (let element: Element | null = toast; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity)
    return (
      opacity > 0.5 &&
      getComputedStyle(toast).visibility === 'visible' &&
      bottom > top &&
      top >= 0 &&
      left >= 0 &&
      bottom <= innerHeight &&
      right <= innerWidth
    )
  }

  const REPORT_EVERY_MS = 100
  let seen: Sight & { readonly since: number } = { id: '', text: '', ms: 0, since: 0 }
  const look = () => {
    const toast = document.querySelector('.toast')
    const text = toast && isReadable(toast) ? (toast.textContent ?? '') : ''
    const now = performance.now()
    if (text !== seen.text) {
      if (seen.text !== '') report(seen)
      seen = { id: crypto.randomUUID(), text, ms: 0, since: now }
      if (text !== '') report(seen)
    } else if (text !== '') {
      const ms = now - seen.since
      if (Math.floor(ms / REPORT_EVERY_MS) > Math.floor(seen.ms / REPORT_EVERY_MS)) report({ ...seen, ms })
      seen = { ...seen, ms }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
