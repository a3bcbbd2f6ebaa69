import type { RequestRecord } from '../../runner/LaunchOptions.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** The app's requests to a path (ignoring the query), in order. */
export function requestsTo(app: Pick<MiniProgram, 'requests'>, path: string): RequestRecord[] {
  return app.requests.filter((request) => request.path.split('?')[0] === path)
}
