import type { Fault } from './FaultLog.ts'
import type { Modal, RequestRecord } from './LaunchOptions.ts'
import type { ConsoleLine, Drawing, Toast } from './Phone.ts'
import type { Privacy } from './Privacy.ts'
import type { Session } from './Session.ts'
import { setDataStats, type SetDataStats } from './SetDataMeter.ts'
import type { ShareCard } from './share.ts'

/** Everything recorded since the launch, restarts included. */
export interface Recorded {
  readonly requests: readonly RequestRecord[]
  readonly toasts: readonly Toast[]
  readonly modals: readonly Modal[]
  readonly actionSheets: readonly (readonly string[])[]
  /** Template IDs of each message prompt the customer saw. */
  readonly messageQuestions: readonly (readonly string[])[]
  /** Canvases that were exported as pictures. */
  readonly drawings: readonly Drawing[]
  readonly clipboard: string
  /** WeChat's privacy popups and the reading of its guide. */
  readonly privacy: Privacy
  /** How often the app restarted itself with a new version. */
  readonly updates: number
  /** Every title set with `wx.setNavigationBarTitle`; the current one is `page.title`. */
  readonly titles: readonly string[]
  /** Raw stored text by key. */
  readonly storage: ReadonlyMap<string, string>
  readonly console: readonly ConsoleLine[]
  readonly faults: readonly Fault[]
  /** The card from the last tap on a share button. */
  lastShare(): Promise<ShareCard | undefined>
  /**
   * Totals of the `setData` calls.
   *
   * @param options.since number of calls to skip
   */
  setDataStats(options?: { since?: number }): SetDataStats
  /** What's still active; grows when closed pages leak something. */
  running(): Running
  /** @throws {Error} listing errors, unimplemented `wx` calls, React warnings and unhandled rejections */
  assertClean(): void
}

/** Numbers of active timers, `wx.onX` listeners and requests in flight. */
export interface Running {
  readonly timers: number
  readonly listeners: number
  readonly requests: number
}

export function recordApi(session: Session): Recorded {
  const { phone } = session
  const { requests, toasts, modals, actionSheets, messageQuestions, drawings, titles, storage, console } =
    phone
  return {
    requests,
    toasts,
    modals,
    actionSheets,
    messageQuestions,
    drawings,
    titles,
    storage,
    console,
    faults: phone.faults.faults,
    privacy: phone.privacy,
    get updates() {
      return phone.updates
    },
    get clipboard() {
      return phone.clipboard
    },
    lastShare: async () => phone.shares.at(-1),
    setDataStats: ({ since = 0 } = {}) => setDataStats(phone.setDataCalls.slice(since)),
    running() {
      const { timers, listeners, abortOnClose } = session.run
      const registered = [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
      return { timers: timers.count, listeners: registered, requests: abortOnClose.size }
    },
    assertClean: () => phone.faults.assertNone(),
  }
}
