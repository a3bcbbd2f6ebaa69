import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

import type { Browser } from '@playwright/test'

import { drawPage, type DrawnPage } from '../browser/drawPage.ts'
import { chromiumPath, launchChromium } from '../browser/launchChromium.ts'
import type { ScreenReport, WithScreenReports } from '../browser/screenReports.ts'
import { readBuild } from '../runner/readBuild.ts'
import { weappDir } from '../weappDir.ts'
import { chineseIn } from './support/chineseIn.ts'
import { openApp } from './support/openApp.ts'
import { overLimits } from './support/pageFigures.ts'
import { signInToDemo } from './support/screens.ts'
import { context } from './support/sharedDemoServer.ts'

const module = fileURLToPath(new URL('../browser/screenReports.ts', import.meta.url))
const skip = chromiumPath === null ? 'no browser on this machine' : false

/** The customer's setting, the phone's own, the language, and WeChat's font size in px. */
const LOOKS = [
  { chosen: 'dark', phone: 'light', locale: 'zh-Hans', fontSize: 17 },
  { chosen: 'light', phone: 'dark', locale: 'en', fontSize: 22 },
] as const

type Look = (typeof LOOKS)[number]

describe('every screen', { skip }, () => {
  let browser: Browser | undefined
  before(async () => {
    browser = await launchChromium()
  })
  after(() => browser?.close())

  const seen = new Set<string>()

  for (const look of LOOKS) {
    for (const isSignedIn of [false, true]) {
      const who = isSignedIn ? 'a customer' : 'a visitor'
      const title = `${who} who chose ${look.chosen} on a ${look.phone} phone, in ${look.locale} at ${look.fontSize} px`
      test(`is legible, light and in one language for ${title}`, async (t) => {
        assert.ok(browser)
        const drawn = await draw(t, browser, look, isSignedIn)
        const reports = await drawn.run(
          (_, wanted) => (globalThis as unknown as WithScreenReports).reportScreens(wanted),
          isSignedIn,
        )
        const problems = reports.flatMap((report) => {
          seen.add(report.path)
          return problemsOf(report, look).map((problem) => `${report.name}: ${problem}`)
        })
        assert.deepEqual(problems, [])
        assert.deepEqual(await drawn.run(({ toasts }) => toasts), [])
        assert.deepEqual(await drawn.run(({ faults }) => faults), [])
      })
    }
  }

  test('was opened', () => {
    assert.deepEqual(
      readBuild(weappDir).pages.filter((page) => !seen.has(page)),
      [],
    )
  })
})

async function draw(t: TestContext, browser: Browser, look: Look, isSignedIn: boolean): Promise<DrawnPage> {
  const { chosen, phone, locale, fontSize } = look
  const { url: baseUrl } = context.server
  const app = await openApp(t, { baseUrl })
  if (isSignedIn) await signInToDemo(app)
  const stored = { ...Object.fromEntries(app.storage), appearance: `"${chosen}"`, locale: `"${locale}"` }
  const viewport = { width: 390, height: 844 }
  const device = await browser.newContext({ viewport, colorScheme: phone, reducedMotion: 'reduce' })
  t.after(() => device.close())
  const system = { theme: phone, fontSizeSetting: fontSize }
  const drawn = await drawPage(device, weappDir, { baseUrl, system, storage: stored })
  await drawn.load(module)
  return drawn
}

function problemsOf({ title, text, stats, largest, faint, cut }: ScreenReport, { locale }: Look): string[] {
  const chinese = locale === 'en' ? chineseIn(`${title}\n${text}`) : []
  return [
    ...faint,
    ...cut,
    ...chinese.map((line) => `“${line}” is not in English`),
    ...overLimits({ ...stats, largest }),
  ]
}
