/**
 * Takes a screenshot of a page of the compiled mini program:
 * `node --import tsx test/weapp/browser/shoot.ts <path[?query]> <out.png> [--dark] [--storage file.json]
 * [--base url] [--tap target]… [--dir dist/weapp] [--width 390] [--height 844]`. A target is `#id`, `.class`
 * or a text. The `--storage` file is an object of raw stored text by key.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { weappDir } from '../weappDir.ts'
import { drawPage } from './drawPage.ts'
import { launchChromium } from './launchChromium.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    storage: { type: 'string' },
    base: { type: 'string' },
    tap: { type: 'string', multiple: true, default: [] },
    dir: { type: 'string', default: weappDir },
    width: { type: 'string', default: '390' },
    height: { type: 'string', default: '844' },
  },
})
const [url, out] = positionals
if (url === undefined || out === undefined)
  throw new Error('usage: shoot.ts <path[?query]> <out.png> [options]')

const browser = await launchChromium()
try {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: 2,
    colorScheme: values.dark ? 'dark' : 'light',
  })
  const [path = '', search = ''] = url.split('?')
  const drawn = await drawPage(context, values.dir, {
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    system: { theme: values.dark ? 'dark' : 'light' },
    ...(values.base !== undefined && { baseUrl: values.base }),
    ...(values.storage !== undefined && {
      storage: JSON.parse(readFileSync(values.storage, 'utf8')) as Record<string, string>,
    }),
  })
  await answered(drawn)
  for (const target of values.tap) {
    await drawn.run((app, at) => app.tap(/^[#.]/.test(at) ? at : { text: at }), target)
    await answered(drawn)
  }
  await drawn.refreshBars()
  await drawn.page.screenshot({ path: out, animations: 'disabled' })
  for (const { where, message } of await drawn.run((app) => app.faults))
    process.stderr.write(`${where}: ${message}\n`)
  process.stdout.write(`${out}: ${await drawn.run((app) => app.page.path)}\n`)
} finally {
  await browser.close()
}

/** Waits until every request is answered and the app is idle. */
async function answered({ run }: Awaited<ReturnType<typeof drawPage>>): Promise<void> {
  await run(async (app) => {
    await app.waitFor(() => app.requests.every(({ status, error }) => status !== null || error !== null))
    await app.settle()
  })
}
