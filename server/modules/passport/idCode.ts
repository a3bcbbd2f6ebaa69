import { randomInt } from 'node:crypto'

const PREFIX = 'FW'
const NUMBERS = 1_000_000
const ATTEMPTS = 20

/**
 * A personal warehouse code that nobody has: short enough to write on a parcel, not in sequence.
 *
 * @throws Error when the codes are nearly used up
 */
export async function newIdCode(isTaken: (idCode: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const idCode = PREFIX + String(randomInt(NUMBERS)).padStart(6, '0')
    if (!(await isTaken(idCode))) return idCode
  }
  throw new Error('no free id code found')
}
