import { duration } from './duration.mts'

const REDRAW_MS = 200
const REPEAT_MS = 10_000

/**
 * Says that something takes a while, and how long it has taken: one line drawn over and over on a
 * terminal, a new line every ten seconds in a log.
 *
 * @returns what to call at the end
 */
export function progressLine(what: string): () => void {
  const startedAt = performance.now()
  const text = () => `${what} … ${duration(performance.now() - startedAt)}`
  const { isTTY } = process.stdout
  process.stdout.write(isTTY ? text() : `${what} …\n`)
  const draw = isTTY ? () => process.stdout.write(`\r\x1b[2K${text()}`) : () => console.log(text())
  const timer = setInterval(draw, isTTY ? REDRAW_MS : REPEAT_MS)
  return () => {
    clearInterval(timer)
    if (isTTY) process.stdout.write('\r\x1b[2K')
  }
}
