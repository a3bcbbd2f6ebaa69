import { eventually } from './eventually.ts'

import type { Browser } from './Browser.ts'

/** The centre of an element. */
interface Spot {
  readonly x: number
  readonly y: number
  /** Whether a click there would reach the element. */
  readonly isOnTop: boolean
  readonly text: string
}

/** The app on a phone's screen. H5 keeps earlier pages in the DOM, so only visible elements count. */
export class Phone {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Opens a route like a link in another app does: in a document of its own. */
  async openCold(route: string): Promise<void> {
    await this.browser.open('about:blank')
    await this.browser.open(`${this.origin}/#${route}`)
  }

  /** Makes it a phone that has never opened the app. */
  async forgetEverything(): Promise<void> {
    // A page of the origin that runs no script.
    await this.browser.open(`${this.origin}/health/live`)
    await this.browser.run(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  async reload(): Promise<void> {
    await this.browser.reload()
  }

  async back(): Promise<void> {
    await this.browser.run(() => history.back())
  }

  /** Waits until this page, and no other, is on screen. */
  async expectAt(route: string): Promise<void> {
    const shown = () => this.browser.run(shownPages)
    await eventually(`${route} on screen`, async () => (await shown()).join() === route)
  }

  /** Waits until the first visible element that matches has these words. */
  async expectWords(selector: string, words: string): Promise<void> {
    await eventually(`“${words}” in ${selector}`, () => this.browser.run(locate, selector, words))
  }

  /** @returns the text of the first visible element that matches */
  async textOf(selector: string): Promise<string> {
    return (await eventually(selector, () => this.browser.run(locate, selector, ''))).text
  }

  /** Waits for the first visible element that matches, and clicks it once nothing moves or covers it. */
  async press(selector: string, words = ''): Promise<void> {
    const spot = () => this.browser.run(locate, selector, words)
    let last = await spot()
    const { x, y } = await eventually(`${selector} ${words} to press`, async () => {
      const [before, now] = [last, (last = await spot())]
      return now?.isOnTop && before?.x === now.x && before.y === now.y && now
    })
    await this.browser.press(x, y)
  }

  /** Fills in text fields, by ID. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, text] of Object.entries(values)) {
      await this.press(`#${id} input, #${id} textarea`)
      await this.browser.type(text)
      await eventually(`“${text}” in ${id}`, async () => (await this.browser.run(focusedText)) === text)
    }
  }
}

/** Runs in the browser. */
function shownPages(): string[] {
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')]
  return pages.filter((page) => page.checkVisibility()).map(({ id }) => id.replace(/\?.*/, ''))
}

/** Runs in the browser. Scrolls to the element if something else is where it should be. */
function locate(selector: string, words: string): Spot | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && candidate.innerText.includes(words),
  )
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const isOnTop = element.contains(document.elementFromPoint(x, y))
  if (!isOnTop) element.scrollIntoView({ block: 'center' })
  return { x, y, isOnTop, text: element.innerText }
}

/** Runs in the browser. */
function focusedText(): string {
  return (document.activeElement as HTMLInputElement | null)?.value ?? ''
}
