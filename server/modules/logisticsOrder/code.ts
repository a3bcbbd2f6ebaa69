import { randomInt } from 'node:crypto'

import { isCodeTaken } from './repository.ts'

import type { Database } from '../../db/client.ts'

const PREFIX = 'L'
const NUMBERS = 1_000_000
const ATTEMPTS = 20

/**
 * A code that no order has: the day in Beijing, and six digits that tell nothing about how many orders there are.
 *
 * @throws Error when the day's codes are nearly used up
 */
export async function newOrderCode(db: Database, now: Date): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = `${PREFIX}${dayOf(now)}${String(randomInt(NUMBERS)).padStart(6, '0')}`
    if (!(await isCodeTaken(db, code))) return code
  }
  throw new Error('no free order code found')
}

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

function dayOf(now: Date): string {
  return DAY.format(now).replaceAll('-', '').slice(2)
}
