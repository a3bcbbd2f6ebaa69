/** `npm run new:page`: creates a page and registers it with the router, build, texts and tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { format, resolveConfig } from 'prettier'

import { findCall } from './lib/newPage/apiCall.mts'
import { listPageFiles } from './lib/newPage/listPage.mts'
import { describePage, type NewPage, type Texts } from './lib/newPage/page.mts'
import { plainPageFiles } from './lib/newPage/plainPage.mts'
import { RegistrationError, projectAt, type Files, type Project } from './lib/newPage/project.mts'
import { findRoute, registerPage } from './lib/newPage/registerPage.mts'
import { registerScreens } from './lib/newPage/registerScreens.mts'
import { registerTexts, textsImport } from './lib/newPage/registerTexts.mts'
import { inRoot } from './lib/paths.mts'

const USAGE = `npm run new:page -- PATH NAME --zh TITLE --en TITLE [--texts CATALOGUE] [--list --call CALL --opens ROUTE [--public]]
  PATH         as the router knows it: pages-parcel/ship-for-me/parcel-search/parcel-search
  NAME         of the route: parcelSearch
  --zh, --en   the page's title in both languages
  --texts      the catalogue for its texts, a file of src/i18n/zh-Hans and en, made if it is not there;
               "common" unless said
  --list       a list page, with its row, its component test and its place in every list of screens
  --call       for a list: the API method that answers its pages, as parcels.list or afterSales.list
  --opens      for a list: the route that a row leads to, by its id, as parcelDetail
  --public     for a list: anybody may read it, signed in or not`

const PAGE_PATH = /^pages(-[a-z]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){2,}$/

interface Order {
  readonly page: NewPage
  readonly titles: { readonly 'zh-Hans': string; readonly en: string }
  readonly catalogue: string
  /** For a list page: the API method, the route that a row opens, and whether it's public. */
  readonly list: { readonly call: string; readonly opens: string; readonly isPublic: boolean } | null
}

/** Files that a new page adds to the project, and files it changes. */
interface Written {
  readonly added: Files
  readonly changed: Files
}

function plainPage(project: Project, { page, titles, catalogue }: Order): Written {
  const key = `title.${page.routeName}`
  const texts = { 'zh-Hans': { [key]: titles['zh-Hans'] }, en: { [key]: titles.en } }
  return { added: plainPageFiles(page), changed: registerTexts(project, catalogue, texts) }
}

function listPage(
  project: Project,
  { page, titles, catalogue }: Order,
  { call, opens, isPublic }: NonNullable<Order['list']>,
): Written {
  const { routeName } = page
  const shownKey = `${routeName}.empty`
  const texts: Texts = {
    'zh-Hans': { [`title.${routeName}`]: titles['zh-Hans'], [shownKey]: '这里还没有内容' },
    en: { [`title.${routeName}`]: titles.en, [shownKey]: 'Nothing here yet' },
  }
  return {
    added: listPageFiles({
      ...page,
      call: findCall(project, call),
      opens: findRoute(project, opens),
      isPublic,
      textsImport: textsImport(project, catalogue),
    }),
    changed: {
      ...registerTexts(project, catalogue, texts),
      ...registerScreens(project, { page, texts, shownKey, isPersonal: !isPublic }),
    },
  }
}

/** Writes the page below `root`; tests use a copy of the project. @returns the paths of the files */
async function newPage(order: Order, root: string): Promise<string[]> {
  const project = projectAt(root)
  const { added, changed } = order.list ? listPage(project, order, order.list) : plainPage(project, order)
  const taken = Object.keys(added).filter(project.has)
  if (taken.length > 0) throw new RegistrationError(`There already is ${taken.join(' and ')}.`)
  // Generate everything before writing anything, so that a failure leaves the project unchanged.
  const files = { ...added, ...changed, ...registerPage(project, order.page) }
  const style = await resolveConfig(inRoot('package.json'))
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await format(content, { ...style, filepath: target }))
  }
  return Object.keys(files)
}

const OPTIONS = {
  zh: { type: 'string' },
  en: { type: 'string' },
  texts: { type: 'string', default: 'common' },
  list: { type: 'boolean', default: false },
  call: { type: 'string' },
  opens: { type: 'string' },
  public: { type: 'boolean', default: false },
  root: { type: 'string', default: inRoot() },
} as const

function readOrder(): { order: Order; root: string } {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const { zh, en, texts, call, opens, root } = values
  const [pagePath, routeName] = positionals
  if (!pagePath || !routeName || !zh || !en) throw new RegistrationError(USAGE)
  requireThat(PAGE_PATH.test(pagePath), "A page's path is made of kebab-case folders below pages or pages-*")
  requireThat(/^[a-z][A-Za-z0-9]*$/.test(routeName), "A route's name is camelCase")
  requireThat(/^[a-z][A-Za-z0-9]*$/.test(texts), "A catalogue's name is camelCase")
  const list = call && opens ? { call, opens, isPublic: values.public } : null
  requireThat(values.list === (list !== null), 'A list has a --call and --opens a route')
  const page = describePage(pagePath, routeName)
  return { order: { page, titles: { 'zh-Hans': zh, en }, catalogue: texts, list }, root }
}

function requireThat(isSo: boolean, rule: string): void {
  if (!isSo) throw new RegistrationError(`${rule}:\n\n${USAGE}`)
}

try {
  const { order, root } = readOrder()
  const written = await newPage(order, root)
  console.log(`Wrote\n${written.map((file) => `  ${file}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof RegistrationError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
