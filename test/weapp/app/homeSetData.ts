import { launch } from '../runner/launch.ts'

import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import { answered } from './support/answered.ts'

export interface HomeSetData {
  /** `setData` calls until the home tab is complete, before any response. */
  readonly calls: number
  /** Size of those calls' data as JSON, in UTF-8 bytes. */
  readonly bytes: number
  /** Size of the largest call in bytes, including the calls that show the responses. */
  readonly largest: number
}

/**
 * Opens the compiled mini program's home tab and measures its `setData` calls.
 *
 * @param dir build directory, such as `dist/weapp`
 * @param baseUrl the server's URL; requests wait until the first screen has been measured
 * @param options launch options; pass a `storage` with a session to start signed in
 */
export async function homeSetData(
  dir: string,
  baseUrl: string,
  options: LaunchOptions = {},
): Promise<HomeSetData> {
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const app = await launch(dir, { ...options, baseUrl, onRequest: () => released })
  try {
    const { calls, bytes } = app.setDataStats()
    release()
    await answered(app)
    return { calls, bytes, largest: app.setDataStats().largest }
  } finally {
    await app.close()
  }
}
