import type { RequestRecord } from '../../runner/LaunchOptions.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** The requests that the app made to a path, its query aside, in their order. */
export function requestsTo(app: Pick<MiniProgram, 'requests'>, path: string): RequestRecord[] {
  return app.requests.filter((request) => request.path.split('?')[0] === path)
}
