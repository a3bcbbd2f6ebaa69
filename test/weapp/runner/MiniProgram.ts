import { customerApi, type Customer } from './customerApi.ts'
import type { LaunchOptions } from './LaunchOptions.ts'
import type { PhoneFile } from './Phone.ts'
import type { Platform } from './Platform.ts'
import { recordApi, type Recorded } from './recordApi.ts'
import { screenApi, type Screen } from './screenApi.ts'
import { Session } from './Session.ts'

interface Lifecycle {
  /** What `launch` was given; its `on…` handlers may be replaced while the app runs. */
  readonly options: Session['options']
  /** Waits for a condition. @throws {Error} when it does not come true in time (5 s), with the page's tree */
  waitFor<T>(condition: () => T, options?: { timeoutMs?: number; of?: string }): Promise<T>
  /** Waits until nothing is going on; requests on their way are not waited for. */
  settle(): Promise<void>
  /** Ends the app and starts it again on the same phone: its storage and files stay, its memory does not. */
  relaunch(entry?: Pick<LaunchOptions, 'path' | 'query' | 'scene'>): Promise<void>
  /** Ends the app: no timer, request or listener of it is left. */
  close(): Promise<void>
}

/** A mini program that runs, as its customer sees and uses it. */
export type MiniProgram = Screen & Customer & Recorded & Lifecycle

/** Starts a mini program on a platform. @param readFile reads a file of this machine that the customer picks */
export async function startMiniProgram(
  platform: Platform,
  options: LaunchOptions,
  readFile: (path: string) => PhoneFile,
): Promise<MiniProgram> {
  const session = new Session(platform, options)
  const parts = [lifecycle(session), screenApi(session), customerApi(session, readFile), recordApi(session)]
  try {
    await session.start()
  } catch (error) {
    session.run.close()
    throw error
  }
  // Copied as descriptors: half of them are getters.
  const app = {}
  for (const part of parts) Object.defineProperties(app, Object.getOwnPropertyDescriptors(part))
  return app as MiniProgram
}

function lifecycle(session: Session): Lifecycle {
  return {
    options: session.options,
    waitFor: (condition, options) => session.waitFor(condition, options),
    settle: () => session.run.settle(),
    relaunch: (entry = {}) => session.relaunch(entry),
    close: async () => session.run.close(),
  }
}
