import { launch } from '../../test/weapp/runner/launch.ts'

import type { LaunchOptions } from '../../test/weapp/runner/LaunchOptions.ts'

export interface FirstScreen {
  /** setData traffic before the server's first response. */
  readonly before: { readonly calls: number; readonly bytes: number }
  /** The largest single setData call until the content is rendered, in bytes. */
  readonly largest: number
}

/**
 * Opens the compiled mini program's home tab against a real server, and measures its `setData` calls.
 *
 * @param storage the phone's; with a session, the customer is signed in
 */
export async function weappFirstScreen(
  folder: string,
  baseUrl: string,
  storage: LaunchOptions['storage'] = {},
): Promise<FirstScreen> {
  let answer = (): void => {}
  const answering = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  // Hold back every response until the first screen has been measured.
  const app = await launch(folder, { baseUrl, storage, onRequest: () => answering })
  try {
    const { calls, bytes } = app.setDataStats()
    answer()
    await app.waitFor(() => app.requests.every(({ status, error }) => status !== null || error !== null))
    return { before: { calls, bytes }, largest: app.setDataStats().largest }
  } finally {
    await app.close()
  }
}
