import { hashOfToken } from '../../base/crypto/secretToken.ts'
import { fieldProblem, type ApiProblem } from '../../base/http/problem.ts'
import { newSecretName } from '../../base/ids.ts'
import { after, MINUTE_MS, SECOND_MS } from '../../base/time/clock.ts'
import { insertTicket, isTicketAlive, takeTicket } from './repository.ts'

import type { BindTicket, WechatAppKind } from '../../contracts/wechat.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { WechatPerson } from './provider/WechatProvider.ts'

const TICKET_LIFE_MS = 10 * MINUTE_MS

/** A WeChat sign-in that waits for its account. */
export interface PendingBinding extends WechatPerson {
  readonly appKind: WechatAppKind
  /** Verified by WeChat; a new account gets it. */
  readonly mobileNumber: string | null
  readonly referralCode: string | null
}

/** Remembers who came from WeChat, and gives them a ticket. */
export async function issueBindTicket(
  db: Database,
  { appKind, openId, unionId, mobileNumber, referralCode }: PendingBinding,
  now: Date,
): Promise<BindTicket> {
  const bindTicket = newSecretName()
  await insertTicket(db, {
    ticketHash: hashOfToken(bindTicket),
    appKind,
    openId,
    unionId,
    mobileNumber,
    referralCode,
    expirationTime: after(now, TICKET_LIFE_MS),
  })
  return { bindTicket, expiresIn: TICKET_LIFE_MS / SECOND_MS }
}

/** @throws ApiProblem 400 BindTicketEnded for a ticket that is used or expired */
export async function requireBindTicket(db: Database, ticket: string, now: Date): Promise<void> {
  if (!(await isTicketAlive(db, hashOfToken(ticket), now))) throw ended()
}

/**
 * Uses a ticket up, in the transaction that binds. Only one caller succeeds.
 *
 * @throws ApiProblem 400 BindTicketEnded
 */
export async function takeBindTicket(tx: Transaction, ticket: string, now: Date): Promise<PendingBinding> {
  const taken = await takeTicket(tx, hashOfToken(ticket), now)
  if (!taken) throw ended()
  return taken
}

function ended(): ApiProblem {
  return fieldProblem(400, 'BindTicketEnded', 'bindTicket')
}
