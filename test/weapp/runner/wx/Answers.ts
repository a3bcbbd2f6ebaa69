import type { FaultLog } from '../FaultLog.ts'
import { plainObject, type PlainObject } from '../plainObject.ts'
import type { Realm } from '../Realm.ts'
import type { Timers } from '../Timers.ts'
import { WxFailure } from './WxFailure.ts'

/** Does the work of one asynchronous `wx` function; what it gives is spread into the result. */
export type Perform = (options: PlainObject) => unknown

type Callback = (result: unknown) => void

/** Answers asynchronous `wx` calls the way WeChat does: callbacks in a later tick, or a promise without them. */
export class Answers {
  readonly #realm: Realm
  readonly #timers: Timers
  readonly #faults: FaultLog
  #pending = 0

  constructor(realm: Realm, timers: Timers, faults: FaultLog) {
    this.#realm = realm
    this.#timers = timers
    this.#faults = faults
  }

  /** Calls that are not answered yet, apart from those that wait for the network or for the customer. */
  get pending(): number {
    return this.#pending
  }

  /** Makes the asynchronous `wx` function of that name. */
  api(name: string, perform: Perform, { slow = false } = {}): (options?: unknown) => unknown {
    return (options) => {
      const given = plainObject(options)
      if (given.success || given.fail || given.complete) {
        this.settle(name, given, () => perform(given), { slow })
        return undefined
      }
      return this.#realm.promise((success, fail) => {
        this.settle(name, { success, fail }, () => perform(given), { slow })
      })
    }
  }

  /** Does the work in a microtask and hands its outcome to the callbacks in a later tick. */
  settle(name: string, callbacks: PlainObject, work: () => unknown, { slow = false } = {}): void {
    if (!slow) this.#pending++
    const answer = (callback: unknown, result: PlainObject) => {
      this.#timers.setTimeout(
        () => {
          if (!slow) this.#pending--
          this.#call(name, callback, result)
          this.#call(name, callbacks.complete, result)
        },
        0,
        `wx.${name}`,
      )
    }
    Promise.resolve()
      .then(work)
      .then(
        (result) => answer(callbacks.success, { errMsg: `${name}:ok`, ...plainObject(result) }),
        (error: unknown) => answer(callbacks.fail, this.#failure(name, error)),
      )
  }

  #failure(name: string, error: unknown): PlainObject {
    if (error instanceof WxFailure) return { errMsg: `${name}:fail ${error.message}`, ...error.fields }
    this.#faults.add(`the runner's wx.${name}`, error)
    return { errMsg: `${name}:fail ${String(error)}` }
  }

  #call(name: string, callback: unknown, result: PlainObject): void {
    if (typeof callback !== 'function') return
    this.#faults.guard(`wx.${name} callback`, () => (callback as Callback)(this.#inbound(result)))
  }

  /** Binary data is handed over as it is; everything else as the realm's own objects. */
  #inbound(result: PlainObject): unknown {
    const { data, ...rest } = result
    if (Object.prototype.toString.call(data) !== '[object ArrayBuffer]') return this.#realm.inbound(result)
    return Object.assign(this.#realm.inbound(rest) as PlainObject, { data })
  }
}
