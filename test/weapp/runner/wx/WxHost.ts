import type { Activity } from '../Activity.ts'
import type { Build } from '../Build.ts'
import type { FaultLog } from '../FaultLog.ts'
import type { LaunchOptions } from '../LaunchOptions.ts'
import type { PageStack } from '../PageStack.ts'
import type { Phone } from '../Phone.ts'
import type { PlainObject } from '../plainObject.ts'
import type { Platform } from '../Platform.ts'
import type { Realm } from '../Realm.ts'
import type { TabBar } from '../TabBar.ts'
import type { Timers } from '../Timers.ts'
import type { Answers } from './Answers.ts'

/** The context of the `wx` functions: one run of the app on a phone. */
export interface WxHost {
  readonly build: Build
  readonly realm: Realm
  readonly timers: Timers
  readonly faults: FaultLog
  readonly activity: Activity
  readonly answers: Answers
  readonly pages: PageStack
  readonly tabBar: TabBar
  readonly phone: Phone
  readonly launchInfo: PlainObject
  /** The test may replace its handlers while the app runs. */
  readonly options: LaunchOptions
  send: Platform['send']
  /** Listeners registered with `wx.onX`, keyed by `onX`. */
  readonly listeners: Map<string, Set<(argument: unknown) => void>>
  /** Aborted when the app closes. */
  readonly abortOnClose: Set<AbortController>
}

export type WxApis = Record<string, (...args: never[]) => unknown>
