import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** Waits until every request is answered, including follow-up requests, and the result is drawn. */
export async function answered(app: MiniProgram): Promise<void> {
  const isQuiet = () => app.requests.every(({ status, error }) => status !== null || error !== null)
  do {
    await app.waitFor(isQuiet, { of: 'every answer' })
    await app.settle()
  } while (!isQuiet())
}
