import { randomInt } from 'node:crypto'

import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { newReadableCode } from '../../base/ids.ts'
import {
  findInviteCode,
  findInviter,
  findUserByIdCode,
  isIdCodeTaken,
  setFirstInviteCode,
} from './repository.ts'

import type { Database } from '../../db/client.ts'

const ID_CODE_PREFIX = 'FW'
const ID_CODE_DIGITS = 6

/** How often another code is drawn when one is taken. */
const TRIES = 20

/**
 * An ID code that nobody has: short enough to write on a parcel, and not in sequence.
 *
 * @throws Error when the codes are nearly used up
 */
export function newIdCode(db: Database): Promise<string> {
  const draw = () => ID_CODE_PREFIX + String(randomInt(10 ** ID_CODE_DIGITS)).padStart(ID_CODE_DIGITS, '0')
  return drawFree(draw, (code) => isIdCodeTaken(db, code))
}

/** A referral code that nobody has. @throws Error when none is found */
export function newInviteCode(db: Database): Promise<string> {
  return drawFree(newReadableCode, async (code) => (await findInviter(db, code)) !== null)
}

/** A customer's referral code, made now if they signed up before there were any. @throws ApiProblem 404 */
export async function inviteCodeOf(db: Database, userId: string): Promise<string> {
  const own = await requireInviteCode(db, userId)
  if (own !== null) return own
  const fresh = await newInviteCode(db)
  await setFirstInviteCode(db, userId, fresh)
  return (await requireInviteCode(db, userId)) ?? fresh
}

async function requireInviteCode(db: Database, userId: string): Promise<string | null> {
  const inviteCode = await findInviteCode(db, userId)
  if (inviteCode === undefined) throw notFound()
  return inviteCode
}

async function drawFree(draw: () => string, isTaken: (code: string) => Promise<boolean>): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = draw()
    if (!(await isTaken(code))) return code
  }
  throw new Error('no free code was found')
}

/**
 * The ID of the customer whose ID code staff read or were told.
 *
 * @throws ApiProblem 400 IdCodeUnknown
 * @throws ApiProblem 409 AccountDeleted at `idCode`
 */
export async function requireIdCode(db: Database, idCode: string): Promise<string> {
  const user = await findUserByIdCode(db, idCode)
  if (!user) throw fieldProblem(400, 'IdCodeUnknown', 'idCode')
  if (user.isDeleted) throw fieldProblem(409, 'AccountDeleted', 'idCode')
  return user.id
}
