/** Runs in the browser page: bundled by `drawPage.ts`, which calls `startInPage`. */
import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import { startMiniProgram, type MiniProgram } from '../runner/MiniProgram.ts'
import { browserPlatform, type Dom } from './browserPlatform.ts'
import type { Payload, SentAnswer, SentRequest } from './Payload.ts'

const page = globalThis as unknown as Dom & {
  sendFromNode(request: SentRequest): Promise<SentAnswer>
  startInPage(payload: Payload, options: LaunchOptions): Promise<void>
  app: MiniProgram
}

page.startInPage = async (payload, options) => {
  const platform = browserPlatform(page, payload, (request) => page.sendFromNode(request))
  page.app = await startMiniProgram(platform, options, (path) => {
    throw new Error(`no file of this machine can be picked here: ${path}`)
  })
}
