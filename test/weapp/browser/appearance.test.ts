import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

import type { Browser } from '@playwright/test'

import { useServer } from '../../support/server/useServer.ts'
import { openApp } from '../app/support/openApp.ts'
import { signInToDemo } from '../app/support/screens.ts'
import { readBuild } from '../runner/readBuild.ts'
import { weappDir } from '../weappDir.ts'
import { drawPage, type DrawnPage } from './drawPage.ts'
import type { WithFaintTexts } from './faintTextsOfScreens.ts'
import { chromiumPath, launchChromium } from './launchChromium.ts'

const module = fileURLToPath(new URL('./faintTextsOfScreens.ts', import.meta.url))
const skip = chromiumPath === null ? 'no browser on this machine' : false
const context = useServer({ demo: true })
let browser: Browser | undefined
before(async () => {
  if (skip === false) browser = await launchChromium()
})
after(() => browser?.close())

const seen = new Set<string>()

/** The customer's setting, and the phone's own. */
for (const [chosen, phone] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  for (const isSignedIn of [false, true]) {
    const who = isSignedIn ? 'a customer' : 'a visitor'
    test(`${who} who chose ${chosen} on a ${phone} phone can read every text`, { skip }, async (t) => {
      const app = await openApp(t, { baseUrl: context.server.url })
      if (isSignedIn) await signInToDemo(app)
      const drawn = await draw(phone, { ...Object.fromEntries(app.storage), appearance: `"${chosen}"` })
      t.after(() => drawn.page.context().close())
      await drawn.load(module)
      const { found, pages } = await drawn.run(
        (_, wanted) => (globalThis as unknown as WithFaintTexts).faintTextsOfScreens(wanted),
        isSignedIn,
      )
      assert.deepEqual(found, [])
      pages.forEach((page) => seen.add(page))
    })
  }
}

test('no page was left out', { skip }, () => {
  assert.deepEqual(
    readBuild(weappDir).pages.filter((page) => !seen.has(page)),
    [],
  )
})

async function draw(phone: 'light' | 'dark', storage: Record<string, string>): Promise<DrawnPage> {
  const viewport = { width: 390, height: 844 }
  const device = await browser?.newContext({ viewport, colorScheme: phone, reducedMotion: 'reduce' })
  assert.ok(device)
  const { url } = context.server
  return drawPage(device, weappDir, { baseUrl: url, system: { theme: phone }, storage })
}
