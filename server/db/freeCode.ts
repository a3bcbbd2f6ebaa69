import { randomInt } from 'node:crypto'

/** How many codes are tried before giving up. */
const TRIES = 20

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/**
 * Inserts a row with a code that people can read out: a prefix, the day in Beijing (yyMMdd), and random digits, which
 * don't reveal how many there are.
 *
 * @param insert inserts the row with the code; returns undefined if the code is taken
 * @throws Error when nearly all codes of the day are used up
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
