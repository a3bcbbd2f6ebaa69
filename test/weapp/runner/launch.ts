import type { LaunchOptions } from './LaunchOptions.ts'
import { startMiniProgram, type MiniProgram } from './MiniProgram.ts'
import { nodePlatform, readPickedFile } from './nodePlatform.ts'

/**
 * Starts a compiled mini program in this process, on WeChat's own view engine, and opens its first page.
 *
 * @param dir build directory, such as `dist/weapp`
 * @throws {Error} when there's no build, or no such page
 */
export function launch(dir: string, options: LaunchOptions = {}): Promise<MiniProgram> {
  return startMiniProgram(nodePlatform(dir), options, readPickedFile)
}
