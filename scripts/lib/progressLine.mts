import { duration } from './duration.mts'

const REDRAW_MS = 200
const REPEAT_MS = 10_000

/**
 * Shows the elapsed time of a long task: redraws one line on a terminal, prints a line every ten seconds
 * otherwise.
 *
 * @returns a function to call at the end
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
