import { parseArgs } from 'node:util'

import { inRoot } from '../paths.mts'
import type { FormOptions } from './formPage.mts'
import type { ListOptions } from './listPage.mts'
import { describePage, type NewPage } from './page.mts'
import { RegistrationError } from './project.mts'

const USAGE = `npm run new:page -- PATH NAME --zh TITLE --en TITLE [--texts CATALOGUE]
    [--list --call CALL --opens ROUTE [--public]]
    [--form --call CALL --sends OPERATION --field LABEL…]
  PATH         as the router knows it: pages-parcel/ship-for-me/parcel-search/parcel-search
  NAME         of the route: parcelSearch
  --zh, --en   the page's title in both languages
  --texts      the catalogue for its texts, a file of src/i18n/zh-Hans and en, made if it is not there;
               "common" unless said
  --list       a list page, with its row and its component test
  --form       a page with a form that keeps a draft, with its store, its unit test and its component test
  --call       the API method: for a list, the one that answers its pages, as parcelList.list or coupon.listMine;
               for a form, the one that submits it, as coupon.redeem, made if it is not there
  --opens      for a list: the route that a row leads to, by its id, as parcelDetail
  --public     for a list: anybody may read it, signed in or not
  --sends      for a form: the operation of server/openapi.json, as "POST /api/u/coupon-management/coupon/redeem"
  --field      for a form: the label of a text that the operation requires, as "code=兑换码=Coupon code"`

const PAGE_PATH = /^pages(-[a-z]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){2,}$/
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/

export interface Order {
  readonly page: NewPage
  readonly titles: { readonly 'zh-Hans': string; readonly en: string }
  readonly catalogue: string
  readonly list: ListOptions | null
  readonly form: FormOptions | null
}

const OPTIONS = {
  zh: { type: 'string' },
  en: { type: 'string' },
  texts: { type: 'string', default: 'common' },
  list: { type: 'boolean', default: false },
  form: { type: 'boolean', default: false },
  call: { type: 'string' },
  opens: { type: 'string' },
  public: { type: 'boolean', default: false },
  sends: { type: 'string' },
  field: { type: 'string', multiple: true, default: [] as string[] },
  root: { type: 'string', default: inRoot() },
} as const

/** @throws RegistrationError if the arguments make no sense */
export function readOrder(): { order: Order; root: string } {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const { zh, en, texts, root } = values
  const [pagePath, routeName] = positionals
  if (!pagePath || !routeName || !zh || !en) throw new RegistrationError(USAGE)
  requireThat(PAGE_PATH.test(pagePath), "A page's path is made of kebab-case folders below pages or pages-*")
  requireThat(CAMEL_CASE.test(routeName), "A route's name is camelCase")
  requireThat(CAMEL_CASE.test(texts), "A catalogue's name is camelCase")
  const page = describePage(pagePath, routeName)
  const titles = { 'zh-Hans': zh, en }
  return { order: { page, titles, catalogue: texts, list: readList(values), form: readForm(values) }, root }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function readList({ list, call, opens, public: isPublic }: Values): ListOptions | null {
  if (!list) return null
  if (!call || !opens) return refuse('A list has a --call and --opens a route')
  return { call, opens, isPublic }
}

function readForm({ form, list, call = '', sends, field }: Values): FormOptions | null {
  if (!form) return null
  requireThat(!list, 'A page is a list or a form')
  requireThat(/^[a-z]\w*\.[a-z]\w*$/.test(call), 'A form has a --call, such as coupon.redeem')
  if (!sends) return refuse('The --call of a form --sends an operation')
  return { call, sends, labels: field }
}

function requireThat(isSo: boolean, rule: string): void {
  if (!isSo) refuse(rule)
}

function refuse(rule: string): never {
  throw new RegistrationError(`${rule}:\n\n${USAGE}`)
}
