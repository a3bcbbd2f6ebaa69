import { createHash } from 'node:crypto'

import { and, eq, gt, isNull } from 'drizzle-orm'

import { after, MINUTE_MS, SECOND_MS } from '../../base/time/clock.ts'
import { bindTickets } from '../../db/schema/index.ts'
import { newSecretName } from '../../base/ids.ts'
import { fieldProblem } from '../../base/http/problem.ts'

import type { BindTicket, WechatAppKind } from '../../contracts/wechat.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { WechatPerson } from './provider/WechatProvider.ts'

const TICKET_LIFE_MS = 10 * MINUTE_MS

/** A WeChat sign-in that waits for its account. */
export interface PendingBinding extends WechatPerson {
  readonly appKind: WechatAppKind
  /** Verified by WeChat; becomes the mobile number of an account that is made now. */
  readonly mobileNumber: string | null
  readonly referralCode: string | null
}

/** Under which a ticket is kept: whoever reads the database can bind nobody. */
function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

/** Keeps who came from WeChat, and gives the ticket for it. */
export async function issueBindTicket(
  db: Database,
  { appKind, openId, unionId, mobileNumber, referralCode }: PendingBinding,
  now: Date,
): Promise<BindTicket> {
  const bindTicket = newSecretName()
  const expirationTime = after(now, TICKET_LIFE_MS)
  const ticketHash = hashTicket(bindTicket)
  await db
    .insert(bindTickets)
    .values({ ticketHash, appKind, openId, unionId, mobileNumber, referralCode, expirationTime })
  return { bindTicket, expiresIn: TICKET_LIFE_MS / SECOND_MS }
}

/** @throws ApiProblem 400 BindTicketEnded for a ticket that could not be taken now */
export async function requireBindTicket(db: Database, ticket: string, now: Date): Promise<void> {
  const alive = await db.select().from(bindTickets).where(isAlive(ticket, now))
  if (alive.length === 0) throw ended()
}

/**
 * Uses a ticket up, together with what it is for. Only one caller succeeds.
 *
 * @throws ApiProblem 400 BindTicketEnded
 */
export async function takeBindTicket(tx: Transaction, ticket: string, now: Date): Promise<PendingBinding> {
  const [taken] = await tx.update(bindTickets).set({ usedTime: now }).where(isAlive(ticket, now)).returning()
  if (!taken) throw ended()
  return taken
}

function isAlive(ticket: string, now: Date) {
  return and(
    eq(bindTickets.ticketHash, hashTicket(ticket)),
    isNull(bindTickets.usedTime),
    gt(bindTickets.expirationTime, now),
  )
}

function ended() {
  return fieldProblem(400, 'BindTicketEnded', 'bindTicket')
}
