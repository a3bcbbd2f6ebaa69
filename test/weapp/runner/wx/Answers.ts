import type { FaultLog } from '../FaultLog.ts'
import { plainObject, type PlainObject } from '../plainObject.ts'
import type { Realm } from '../Realm.ts'
import type { Timers } from '../Timers.ts'
import { WxFailure } from './WxFailure.ts'

/** Implements an asynchronous `wx` function; the fields it returns are spread into the result. */
export type Perform = (options: PlainObject) => unknown

type Callback = (result: unknown) => void

/**
 * Answers asynchronous `wx` calls as WeChat does: callbacks in a later tick, or a promise if none are passed.
 */
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

  /** Number of unanswered calls, except those that wait for the network or the customer. */
  get pending(): number {
    return this.#pending
  }

  /**
   * Creates an asynchronous `wx` function. @param options.slow whether it waits for the network or customer
   */
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

  /** Does the work in a microtask and passes the outcome to the callbacks in a later tick. */
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

  /** Passes binary data on as it is, and copies everything else into the realm. */
  #inbound(result: PlainObject): unknown {
    const { data, ...rest } = result
    if (Object.prototype.toString.call(data) !== '[object ArrayBuffer]') return this.#realm.inbound(result)
    return Object.assign(this.#realm.inbound(rest) as PlainObject, { data })
  }
}
