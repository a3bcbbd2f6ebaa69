import { Activity } from './Activity.ts'
import { joinPath, type Build } from './Build.ts'
import { ComponentSpace, type ViewRoot } from './ComponentSpace.ts'
import { componentDefinition, pageDefinition, type DefinitionContext } from './definitions.ts'
import { glassEasel } from './engine.ts'
import type { FaultLog } from './FaultLog.ts'
import type { LaunchOptions } from './LaunchOptions.ts'
import { LogicLayer } from './LogicLayer.ts'
import { waitUntilIdle } from './waitUntilIdle.ts'
import { createConsole } from './createConsole.ts'
import { PageStack } from './PageStack.ts'
import type { Phone } from './Phone.ts'
import { plainObject, type PlainObject } from './plainObject.ts'
import type { Platform } from './Platform.ts'
import type { Realm } from './Realm.ts'
import { meterSetData } from './SetDataMeter.ts'
import { TabBar } from './TabBar.ts'
import { Timers } from './Timers.ts'
import { Answers } from './wx/Answers.ts'
import { createWx } from './wx/createWx.ts'
import type { WxHost } from './wx/WxHost.ts'

/** A `setData` callback waits for a round trip to the view; Taro's event order relies on this delay. */
const setDataReplyMs = 5

/**
 * WeChat draws nothing for a list that isn't there, and doesn't complain: Taro's recursive component has none
 * until its first data arrives. The engine complains for each.
 */
const absentList = 'The for-list data is neither Array nor Object, got type "undefined"'

/** One run of the app from start to close: its logic layer, pages and `wx`. */
export class Run implements WxHost {
  readonly build: Build
  readonly realm: Realm
  readonly timers: Timers
  readonly faults: FaultLog
  readonly activity = new Activity()
  readonly answers: Answers
  readonly pages: PageStack
  readonly tabBar: TabBar
  readonly launchInfo: PlainObject
  readonly send: Platform['send']
  readonly listeners: WxHost['listeners'] = new Map()
  readonly abortOnClose: WxHost['abortOnClose'] = new Set()
  readonly phone: Phone
  readonly options: LaunchOptions
  readonly #space: ComponentSpace
  readonly #logic: LogicLayer
  readonly #onClose: (() => void)[] = []
  #app: PlainObject = {}

  constructor(platform: Platform, phone: Phone, options: LaunchOptions) {
    this.build = platform.build
    this.phone = phone
    this.options = options
    this.faults = phone.faults
    this.send = (request, signal) => platform.send(request, signal)
    this.realm = platform.createRealm({ oldEngine: options.oldEngine ?? false })
    this.timers = new Timers((where, work) => {
      this.guard(where, work)
      this.activity.signal()
    })
    this.answers = new Answers(this.realm, this.timers, this.faults)
    this.tabBar = new TabBar(this.build.tabs)
    this.#space = new ComponentSpace(this.build, platform.templates, platform.createBackend())
    this.pages = new PageStack({
      build: this.build,
      realm: this.realm,
      timers: this.timers,
      faults: this.faults,
      createRoot: (path) => this.#createRoot(path),
      attach: (page) => platform.attach(page),
      setVisible: (page, visible) => platform.setVisible(page, visible),
      detach: (page) => platform.detach(page),
    })
    const { path = this.build.pages[0] ?? '', query = {}, scene = 1001, referrerInfo = {} } = options
    this.launchInfo = {
      path: joinPath(path),
      query,
      scene,
      shareTicket: '',
      referrerInfo,
      apiCategory: 'default',
    }
    this.#logic = new LogicLayer(this.build, this.realm, this.#globals(createWx(this, platform.officialApis)))
    this.#listen(platform)
  }

  /** Runs app.js, then opens the entry page. */
  start(): void {
    this.guard('app.js', () => this.#logic.require('app'))
    this.callApp('onLaunch', this.launchInfo)
    this.callApp('onShow', this.launchInfo)
    const { path, query } = this.launchInfo as { path: string; query: Record<string, string> }
    if (this.build.pages.includes(path)) this.pages.open(path, query)
    else if (this.#app.onPageNotFound) this.callApp('onPageNotFound', { path, query, isEntryPage: true })
    else throw new Error(`the app has no page "${path}"`)
  }

  /** Calls a function of the `App()` object, if it has one by that name. */
  callApp(name: string, argument: PlainObject): void {
    const method = this.#app[name]
    if (typeof method !== 'function') return
    this.guard(`App ${name}`, () => method.call(this.#app, this.realm.inbound(argument)) as unknown)
  }

  /** Calls the listeners registered with `wx.onX`. */
  emit(event: string, argument: PlainObject): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) {
      this.guard(`wx.${event} listener`, () => listener(this.realm.inbound(argument)))
    }
  }

  guard<T>(where: string, work: () => T): T | undefined {
    return this.faults.guard(where, work)
  }

  /** Waits until the app is idle; doesn't wait for requests in flight or later timers. */
  async settle(): Promise<void> {
    await waitUntilIdle(this.timers, this.answers)
    this.activity.signal()
  }

  /** Goes to the background, as happens before the customer or WeChat ends the app. */
  leave(): void {
    this.pages.call(this.pages.current, 'onHide')
    this.callApp('onHide', {})
  }

  close(): void {
    this.timers.stop()
    this.pages.discardAll()
    for (const controller of [...this.abortOnClose]) controller.abort()
    for (const end of this.#onClose.splice(0)) end()
  }

  #createRoot(path: string): ViewRoot {
    this.guard(`${path}.js`, () => this.#logic.load(path))
    try {
      return this.#space.createRoot(path)
    } catch (error) {
      // Most likely the script failed before it reached its Page().
      const faults = this.faults.faults.map(({ where, message }) => `\n- ${where}: ${message}`).join('')
      throw new Error(`page ${path} could not be created: ${(error as Error).message}${faults}`)
    }
  }

  #globals(wx: PlainObject): PlainObject {
    return {
      wx,
      console: createConsole(this.phone, (line) => this.options.onConsole?.(line)),
      setTimeout: (work: Work, delayMs?: number, ...rest: unknown[]) =>
        this.timers.setTimeout(() => work(...rest), delayMs),
      setInterval: (work: Work, delayMs?: number, ...rest: unknown[]) =>
        this.timers.setInterval(() => work(...rest), delayMs),
      clearTimeout: (id: unknown) => this.timers.clear(id),
      clearInterval: (id: unknown) => this.timers.clear(id),
      getApp: () => this.#app,
      getCurrentPages: () => this.pages.pages.map(({ instance }) => instance),
      App: (app: unknown) => void (this.#app = plainObject(app)),
      Page: (page: unknown) =>
        this.#space.definePage(this.#logic.loading, pageDefinition(plainObject(page), this.#defining())),
      Component: (component: unknown) =>
        this.#space.defineComponent(
          this.#logic.loading,
          componentDefinition(plainObject(component), this.#defining()),
        ),
      Behavior: (behavior: unknown) =>
        this.#space.defineBehavior(componentDefinition(plainObject(behavior), this.#defining())),
    }
  }

  #defining(): DefinitionContext {
    return { path: this.#logic.loading, realm: this.realm, faults: this.faults }
  }

  #listen(platform: Platform): void {
    const { engineSpace } = this.#space
    meterSetData(engineSpace, {
      onCall: (call) => {
        this.phone.setDataCalls.push(call)
        this.activity.signal()
      },
      onOversize: ({ is, bytes }) =>
        this.faults.add(`${is} setData`, `${bytes} bytes are more than WeChat takes`),
      later: (callback) => void this.timers.setTimeout(callback, setDataReplyMs, 'setData callback'),
    })
    const onError = (error: unknown, method = '', component?: unknown) => {
      if (!(component instanceof glassEasel.Component)) this.faults.add(method, error)
      else if (this.#space.owns(component as glassEasel.GeneralComponent))
        this.faults.add(`${component.is} ${method}`, error)
      return false
    }
    glassEasel.addGlobalErrorListener(onError)
    this.#onClose.push(() => glassEasel.removeGlobalErrorListener(onError))
    const onWarning = (message: string, component: unknown) => {
      if (!message.startsWith(absentList)) onError(`warning: ${message}`, 'the view engine', component)
      return false
    }
    glassEasel.addGlobalWarningListener(onWarning)
    this.#onClose.push(() => glassEasel.removeGlobalWarningListener(onWarning))
    this.#onClose.push(
      platform.watchRejections((reason, promise) => {
        if (this.realm.owns(promise)) this.faults.add('unhandled rejection', reason)
      }),
    )
  }
}

type Work = (...args: unknown[]) => void
