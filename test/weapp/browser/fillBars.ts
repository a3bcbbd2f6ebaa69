/** Texts and colours of WeChat's navigation bar and tab bar. */
export interface Bars {
  readonly title: string
  readonly titleBackground: string
  readonly titleInk: string
  /** Empty on a page without a tab bar. */
  readonly tabHtml: string
  readonly tabBackground: string
}

interface BarElement {
  hidden: boolean
  textContent: string
  innerHTML: string
  style: { background: string; color: string }
}

/** Runs in the browser's outer page, so it mustn't refer to anything outside itself. */
export function fillBars(bars: Bars): void {
  const { document } = globalThis as unknown as { document: { querySelector(selector: string): BarElement } }
  const bar = document.querySelector('#bar')
  bar.textContent = bars.title
  bar.style.background = bars.titleBackground
  bar.style.color = bars.titleInk
  const tabs = document.querySelector('#tabs')
  tabs.hidden = bars.tabHtml === ''
  tabs.innerHTML = bars.tabHtml
  tabs.style.background = bars.tabBackground
}
