import { eventually } from './eventually.ts'

import type { Browser } from './Browser.ts'

/** Where an element is in the window, in whole pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Found {
  readonly place: Place
  /** Whether a click on its middle would reach it. */
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
    await eventually(`“${words}” in ${selector}`, () => this.browser.run(find, selector, words))
  }

  /** Text of the first visible match. */
  async textOf(selector: string): Promise<string> {
    return (await eventually(selector, () => this.browser.run(find, selector, ''))).text
  }

  /** Waits for the first visible element that matches until nothing moves or covers it. */
  async placeOf(selector: string, words = ''): Promise<Place> {
    let last: Place | undefined
    return eventually(`${selector} ${words} within reach`, async () => {
      const found = await this.browser.run(find, selector, words)
      const isStill = JSON.stringify(last) === JSON.stringify(found?.place)
      last = found?.place
      return isStill && found?.isOnTop && found.place
    })
  }

  /** Clicks the first visible element that matches. */
  async press(selector: string, words?: string): Promise<void> {
    const { left, top, width, height } = await this.placeOf(selector, words)
    await this.browser.press(Math.round(left + width / 2), Math.round(top + height / 2))
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

/** Runs in the browser. Scrolls to the element if a click wouldn't reach it. */
function find(selector: string, words: string): Found | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && candidate.innerText.includes(words),
  )
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const isOnTop = element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  if (!isOnTop) element.scrollIntoView({ block: 'center' })
  const place = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  }
  return { place, isOnTop, text: element.innerText }
}

/** Runs in the browser. */
function focusedText(): string {
  return (document.activeElement as HTMLInputElement | null)?.value ?? ''
}
