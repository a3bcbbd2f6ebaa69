import { customerApi, type Customer } from './customerApi.ts'
import type { LaunchOptions } from './LaunchOptions.ts'
import type { PhoneFile } from './Phone.ts'
import type { Platform } from './Platform.ts'
import { recordApi, type Recorded } from './recordApi.ts'
import { screenApi, type Screen } from './screenApi.ts'
import { Session } from './Session.ts'

interface Lifecycle {
  /** The options passed to `launch`; tests may replace the `on…` handlers while the app runs. */
  readonly options: Session['options']
  /**
   * Waits for a condition.
   *
   * @throws {Error} on timeout (default 20 s), with the page's tree
   */
  waitFor<T>(condition: () => T, options?: { timeoutMs?: number; of?: string }): Promise<T>
  /** Waits until the app is idle; doesn't wait for requests in flight. */
  settle(): Promise<void>
  /** Restarts the app on the same phone: storage and files stay, memory doesn't. */
  relaunch(entry?: Pick<LaunchOptions, 'path' | 'query' | 'scene'>): Promise<void>
  /** Ends the app: clears its timers and pages and aborts its requests. */
  close(): Promise<void>
}

/** A running mini program, as its customer sees and uses it. */
export type MiniProgram = Screen & Customer & Recorded & Lifecycle

/**
 * Starts a mini program on a platform.
 *
 * @param readFile reads a file from this machine for the customer to pick
 */
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
  // Copied as descriptors because many of the properties are getters.
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
