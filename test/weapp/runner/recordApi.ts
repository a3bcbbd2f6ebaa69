import type { Fault } from './FaultLog.ts'
import type { Modal, RequestRecord } from './LaunchOptions.ts'
import type { ConsoleLine, Toast } from './Phone.ts'
import type { Session } from './Session.ts'
import { setDataStats, type SetDataStats } from './SetDataMeter.ts'
import type { ShareCard } from './share.ts'

/** What was seen since the launch, restarts included. */
export interface Recorded {
  readonly requests: readonly RequestRecord[]
  readonly toasts: readonly Toast[]
  readonly modals: readonly Modal[]
  readonly actionSheets: readonly (readonly string[])[]
  /** The templates of each question for messages that the customer saw. */
  readonly messageQuestions: readonly (readonly string[])[]
  readonly clipboard: string
  /** Every title that `wx.setNavigationBarTitle` set; the current one is `page.title`. */
  readonly titles: readonly string[]
  /** The raw stored texts by key. */
  readonly storage: ReadonlyMap<string, string>
  readonly console: readonly ConsoleLine[]
  readonly faults: readonly Fault[]
  /** The card that the last tap on a share button made. */
  lastShare(): Promise<ShareCard | undefined>
  /** What crossed to the view. @param options.since leaves out that many calls: a former `calls` */
  setDataStats(options?: { since?: number }): SetDataStats
  /** What is still going on: grows when pages that were closed leave something behind. */
  running(): Running
  /** @throws {Error} listing errors, unimplemented `wx` calls, React's complaints and unhandled rejections */
  assertClean(): void
}

/** Timers that are set, listeners of `wx.onX`, and requests without an answer. */
export interface Running {
  readonly timers: number
  readonly listeners: number
  readonly requests: number
}

/** Gives the records of a session. */
export function recordApi(session: Session): Recorded {
  const { phone } = session
  const { requests, toasts, modals, actionSheets, messageQuestions, titles, storage, console } = phone
  return {
    requests,
    toasts,
    modals,
    actionSheets,
    messageQuestions,
    titles,
    storage,
    console,
    faults: phone.faults.faults,
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
