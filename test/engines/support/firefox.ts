import puppeteer from 'puppeteer-core'

import { WINDOW, type Engine } from './Browser.ts'

const FIREFOX = '/usr/bin/firefox-esr'

/** Scrollbars that take no room, as on a phone. */
const PHONE = { 'ui.useOverlayScrollbars': 1 }

/** Uses WebDriver BiDi, which Firefox has built in. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: { [FIREFOX]: 'firefox-esr' },
  launch: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      defaultViewport: WINDOW,
      extraPrefsFirefox: PHONE,
    })
    const page = await browser.newPage()
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      run: <T>(script: (...args: string[]) => T, ...args: string[]) =>
        page.evaluate(script, ...args) as Promise<T>,
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    }
  },
}
