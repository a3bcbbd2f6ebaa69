import { randomInt } from 'node:crypto'

/** How often another code is drawn when one is taken. */
const TRIES = 20

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/**
 * Keeps a row under a code that people read out: a prefix, the day in Beijing (yyMMdd), and digits that tell
 * nothing about how many there are.
 *
 * @param insert inserts the row with the code; returns undefined if the code is taken
 * @throws Error when the day's codes are nearly used up
 */
export async function withFreeCode<Row>(
  { prefix, digits }: { readonly prefix: string; readonly digits: number },
  now: Date,
  insert: (code: string) => Promise<Row | undefined>,
): Promise<Row> {
  const day = DAY.format(now).replaceAll('-', '').slice(2)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = String(randomInt(10 ** digits)).padStart(digits, '0')
    const row = await insert(`${prefix}${day}${number}`)
    if (row !== undefined) return row
  }
  throw new Error(`no free code was found for ${prefix}`)
}
