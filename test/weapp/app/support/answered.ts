import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** Waits until every request has had its answer, those that an answer led to included, and all of it is drawn. */
export async function answered(app: MiniProgram): Promise<void> {
  const isQuiet = () => app.requests.every(({ status, error }) => status !== null || error !== null)
  do {
    await app.waitFor(isQuiet, { of: 'every answer' })
    await app.settle()
  } while (!isQuiet())
}
