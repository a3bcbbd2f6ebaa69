import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Browser } from '@playwright/test'

import type { Look } from './looks.mts'

const STYLE = `
  body { margin: 24px; font: 14px sans-serif; background: #ddd }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } figcaption { margin: 0 0 4px }
  img { display: block; box-shadow: 0 1px 4px #0005 }
`

/** Four phones or two desktops side by side, large enough to read. */
const SHEET_WIDTH = 1424

const shownWidth = (width: number): number => Math.min(width < 600 ? 332 : width, 680)

/** Writes all looks of one screen side by side, as an HTML page and as a PNG. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  screen: string,
  looks: readonly Look[],
): Promise<void> {
  const figures = looks.map(
    ({ name, viewport }) =>
      `<figure><figcaption>${name}</figcaption><img width="${shownWidth(viewport.width)}" src="${screen}/${name}.png"></figure>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><title>${screen}</title><style>${STYLE}</style>
<h1>${screen}</h1><main>${figures.join('\n')}</main>\n`
  const file = path.join(folder, `${screen}.html`)
  await writeFile(file, html)
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } })
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
  await page.screenshot({ path: path.join(folder, `${screen}.png`), fullPage: true })
  await page.close()
}
