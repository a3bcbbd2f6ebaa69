/** `npm run new:page`: a page with its store, texts, route and test, in the house style. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { format, resolveConfig } from 'prettier'

import { describePage, pageFiles, type NewPage } from './lib/pageTemplates.mts'
import { inRoot } from './lib/paths.mts'
import { addRoute, addTitle, addToAppConfig, CannotRegister } from './lib/registerPage.mts'

const USAGE = `npm run new:page -- PATH NAME --zh TITLE --en TITLE [--texts CATALOGUE]
  PATH         as the router knows it: pages-parcel/ship-for-me/parcel-search/parcel-search
  NAME         of the route: parcelSearch
  --zh, --en   the page's title in both languages
  --texts      the catalogue for the title, a file of src/i18n/zh-Hans and en; "common" unless said`

const PAGE_PATH = /^pages(-[a-z]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){2,}$/

interface Order {
  readonly page: NewPage
  readonly titles: { readonly 'zh-Hans': string; readonly en: string }
  readonly catalogue: string
}

/** Writes everything below `root`, which is the project unless a test says otherwise. */
async function newPage({ page, titles, catalogue }: Order, root: string): Promise<string[]> {
  const files = pageFiles(page)
  const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
  if (taken.length > 0) throw new CannotRegister(`There already is ${taken.join(' and ')}.`)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const zh = `src/i18n/zh-Hans/${catalogue}.ts`
  const en = `src/i18n/en/${catalogue}.ts`
  // All are made before any is written: a refusal leaves nothing half done.
  const changed = {
    ...files,
    'src/navigation/routes.ts': addRoute(read('src/navigation/routes.ts'), page),
    'src/app.config.ts': addToAppConfig(read('src/app.config.ts'), page),
    [zh]: addTitle(read(zh), page, titles['zh-Hans']),
    [en]: addTitle(read(en), page, titles.en),
  }
  const style = await resolveConfig(inRoot('package.json'))
  for (const [file, content] of Object.entries(changed)) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await format(content, { ...style, filepath: target }))
  }
  return Object.keys(changed)
}

function readOrder(): { order: Order; root: string } {
  const options = {
    zh: { type: 'string' },
    en: { type: 'string' },
    texts: { type: 'string', default: 'common' },
    root: { type: 'string', default: inRoot() },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [pagePath, routeName] = positionals
  if (!pagePath || !routeName || !values.zh || !values.en) throw new CannotRegister(USAGE)
  if (!PAGE_PATH.test(pagePath)) {
    throw new CannotRegister(
      `A page's path is made of kebab-case folders below pages or pages-*:\n\n${USAGE}`,
    )
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(routeName))
    throw new CannotRegister(`A route's name is camelCase:\n\n${USAGE}`)
  const titles = { 'zh-Hans': values.zh, en: values.en }
  return {
    order: { page: describePage(pagePath, routeName), titles, catalogue: values.texts },
    root: values.root,
  }
}

try {
  const { order, root } = readOrder()
  const written = await newPage(order, root)
  console.log(`Wrote\n${written.map((file) => `  ${file}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof CannotRegister)) throw error
  console.error(error.message)
  process.exitCode = 1
}
