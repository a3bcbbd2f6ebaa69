import { launch } from '../runner/launch.ts'

import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import { answered } from './support/answered.ts'

export interface HomeSetData {
  /** `setData` calls until the home tab stands there complete, before any answer has come. */
  readonly calls: number
  /** What those calls carry, as JSON in UTF-8. */
  readonly bytes: number
  /** Bytes of the largest single call, those included that show the answers. */
  readonly largest: number
}

/**
 * Opens the compiled mini program's home tab and counts what crosses from its logic to its view.
 *
 * @param dir where the build stands, such as `dist/weapp`
 * @param baseUrl a server that answers; every answer is held back until the first screen has been counted
 * @param options such as a `storage` that holds a session
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
