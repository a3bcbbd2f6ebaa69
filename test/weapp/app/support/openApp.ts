import type { TestContext } from 'node:test'

import { launch } from '../../runner/launch.ts'
import { weappDir } from '../../weappDir.ts'

import type { LaunchOptions } from '../../runner/LaunchOptions.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** Starts the compiled mini program and closes it when the test ends. */
export async function openApp(t: TestContext, options: LaunchOptions): Promise<MiniProgram> {
  const app = await launch(weappDir, options)
  t.after(() => app.close())
  return app
}
