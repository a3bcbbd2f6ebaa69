import type { TestContext } from 'node:test'

import { CLOSED_POPUP } from '../../../support/closedPopup.ts'
import { launch } from '../../runner/launch.ts'
import { weappDir } from '../../weappDir.ts'

import type { LaunchOptions } from '../../runner/LaunchOptions.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** In WeChat's storage. */
const closed = JSON.stringify(CLOSED_POPUP.popupAnnounceClosed)

/** Starts the compiled mini program, without a popup over Home, and closes it when the test ends. */
export async function openApp(t: TestContext, options: LaunchOptions): Promise<MiniProgram> {
  const storage = { popupAnnounceClosed: closed, ...options.storage }
  const app = await launch(weappDir, { ...options, storage })
  // The test runner keeps its hooks to the end of the run; a closed app of megabytes must not stay with them.
  let open: MiniProgram | undefined = app
  t.after(async () => {
    await open?.close()
    open = undefined
  })
  return app
}
