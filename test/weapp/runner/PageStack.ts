import { joinPath, resolvePath, type Build } from './Build.ts'
import type { ViewRoot } from './ComponentSpace.ts'
import type { FaultLog } from './FaultLog.ts'
import type { Page } from './Page.ts'
import { textOrEmpty, type PlainObject } from './plainObject.ts'
import type { Realm } from './Realm.ts'
import type { Timers } from './Timers.ts'
import { WxFailure } from './wx/WxFailure.ts'

/** WeChat's limit on open pages. */
const maxPages = 10

/** The parts of a run that the page stack needs. */
export interface PageStackHost {
  readonly build: Build
  readonly realm: Realm
  readonly timers: Timers
  readonly faults: FaultLog
  createRoot(path: string): ViewRoot
  attach(page: Page): void
  setVisible(page: Page, visible: boolean): void
  detach(page: Page): void
}

/** The open pages, with WeChat's navigation rules and the life-cycle calls they trigger. */
export class PageStack {
  readonly #host: PageStackHost
  readonly #stack: Page[] = []
  /** Open tab pages, including those kept alive behind another tab. */
  readonly #tabs = new Map<string, Page>()
  #lastWebviewId = 0

  constructor(host: PageStackHost) {
    this.#host = host
  }

  get pages(): readonly Page[] {
    return this.#stack
  }

  /** @throws {Error} while no page is open */
  get current(): Page {
    const page = this.#stack.at(-1)
    if (!page) throw new Error('no page is open')
    return page
  }

  navigateTo(url: string): void {
    const { path, query } = this.parse(url)
    if (this.#host.build.isTab(path)) throw new WxFailure('can not navigateTo a tabbar page')
    if (this.#stack.length >= maxPages) throw new WxFailure('webview count limit exceed')
    this.#hideCurrent()
    this.open(path, query)
  }

  redirectTo(url: string): void {
    const { path, query } = this.parse(url)
    if (this.#host.build.isTab(path)) throw new WxFailure('can not redirectTo a tabbar page')
    this.#closeTop()
    this.open(path, query)
  }

  reLaunch(url: string): void {
    const { path, query } = this.parse(url)
    this.closeAll()
    this.open(path, query)
  }

  navigateBack(delta = 1): void {
    if (this.#stack.length < 2) throw new WxFailure('cannot navigate back at first page.')
    for (let left = delta; left > 0 && this.#stack.length > 1; left--) this.#closeTop()
    this.#show(this.current)
  }

  switchTab(url: string): void {
    const { path } = this.parse(url)
    if (!this.#host.build.isTab(path)) throw new WxFailure('can not switch to no-tabBar page')
    if (this.#stack.length === 1 && this.current.path === path) return
    const top = this.#stack.at(-1)
    if (top && this.#host.build.isTab(top.path)) this.#hideCurrent()
    while (this.#stack.length > 0) {
      if (this.#host.build.isTab(this.current.path)) this.#stack.pop()
      else this.#closeTop()
    }
    const kept = this.#tabs.get(path)
    if (!kept) return this.open(path, {})
    this.#stack.push(kept)
    this.#show(kept)
  }

  /** Pushes a page and calls `onLoad`, `onShow` and, in a later tick, `onReady`. */
  open(path: string, query: Readonly<Record<string, string>>): void {
    const { build, realm, timers } = this.#host
    const root = this.#host.createRoot(path)
    const { instance } = root
    const title = textOrEmpty(build.windowSetting(path, 'navigationBarTitleText'))
    const page: Page = { path, query, root, instance, title, refreshing: false }
    const id = ++this.#lastWebviewId
    const fields = { route: path, __route__: path, __wxWebviewId__: id, options: realm.inbound(query) }
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(instance, name, { value })
    Object.defineProperty(instance, 'getPageId', { value: () => `pageId:${id}` })
    this.#stack.push(page)
    if (build.isTab(path)) this.#tabs.set(path, page)
    this.#host.attach(page)
    this.call(page, 'onLoad', query)
    this.call(page, 'onShow')
    timers.setTimeout(() => this.call(page, 'onReady'), 0, `${path} onReady`)
  }

  /** Calls a page's life-cycle function if it has one; an error becomes a fault. */
  call(page: Page, name: string, argument?: PlainObject): unknown {
    const method = page.instance[name]
    if (typeof method !== 'function') return undefined
    const call = () => method.call(page.instance, this.#host.realm.inbound(argument)) as unknown
    return this.#host.faults.guard(`${page.path} ${name}`, call)
  }

  closeAll(): void {
    for (const page of this.#empty()) this.#close(page)
  }

  /** Removes every page without calling `onUnload`, as WeChat does when it ends an app. */
  discardAll(): void {
    for (const page of this.#empty()) this.#release(page)
  }

  #empty(): Page[] {
    const open = new Set([...this.#stack, ...this.#tabs.values()])
    this.#stack.length = 0
    this.#tabs.clear()
    return [...open].reverse()
  }

  /**
   * Parses a page URL as the app writes it: absolute, or relative to the current page.
   *
   * @throws {WxFailure} when app.json has no such page
   */
  parse(url: string): { path: string; query: Record<string, string> } {
    const [raw = '', search = ''] = url.split('?')
    const from = this.#stack.at(-1)?.path
    const path = from === undefined ? joinPath(raw) : resolvePath(from, raw)
    if (!this.#host.build.pages.includes(path)) throw new WxFailure(`page "${raw}" is not found`)
    const pairs = search.split('&').filter(Boolean)
    const query = Object.fromEntries(
      pairs.map((pair) => [pair.split('=')[0], pair.split('=').slice(1).join('=')]),
    )
    return { path, query }
  }

  #show(page: Page): void {
    this.#host.setVisible(page, true)
    this.call(page, 'onShow')
  }

  #hideCurrent(): void {
    this.call(this.current, 'onHide')
    this.#host.setVisible(this.current, false)
  }

  #closeTop(): void {
    const page = this.#stack.pop()
    if (!page) return
    this.#tabs.delete(page.path)
    this.#close(page)
  }

  #close(page: Page): void {
    this.call(page, 'onUnload')
    this.#release(page)
  }

  #release(page: Page): void {
    this.#host.detach(page)
    page.root.release()
  }
}
