import { launch } from '../../test/weapp/runner/launch.ts'

export interface FirstScreen {
  /** What crossed to the view before any answer of the server did. */
  readonly before: { readonly calls: number; readonly bytes: number }
  /** The largest single crossing until the content stood there, in bytes. */
  readonly largest: number
}

/** Opens the compiled mini program's home tab against a real server, and counts its `setData`. */
export async function weappFirstScreen(folder: string, baseUrl: string): Promise<FirstScreen> {
  let answer = (): void => {}
  const answering = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  // Every answer is held back until the first screen has been counted.
  const app = await launch(folder, { baseUrl, onRequest: () => answering })
  try {
    const { calls, bytes } = app.setDataStats()
    answer()
    await app.waitFor(() => app.requests.every(({ status, error }) => status !== null || error !== null))
    return { before: { calls, bytes }, largest: app.setDataStats().largest }
  } finally {
    await app.close()
  }
}
