import { SECOND_MS, type Clock } from '../../base/time/clock.ts'
import { LANGUAGES } from '../../contracts/enumerations.ts'
import { reasonOf } from '../../db/errorRecord.ts'
import { repeatOnDatabase } from '../../db/repeatOnDatabase.ts'
import { NO_CONSENT } from '../wechat/index.ts'
import { endConsents } from './repository/consents.ts'
import {
  markFailed,
  markSent,
  MAX_ATTEMPTS,
  takeDue,
  type DueNotification,
} from './repository/notifications.ts'
import { wordsOf } from './view.ts'
import { toWechatMessage, type WechatMessage } from './wechatMessage.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { SendMail } from './mail.ts'

const PAUSE_MS = 5 * SECOND_MS
const BATCH = 20

/** How messages leave the server. */
export interface Senders {
  readonly sendMail: SendMail
  readonly wechat: {
    /** @returns why the message can't be delivered; null if it was sent */
    sendSubscribeMessage(userId: string, message: WechatMessage): Promise<string | null>
  }
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly senders: Senders
}

/** Sends due notifications every few seconds. Several processes may do so on one database. */
export function startDispatch(dependencies: Dependencies): () => Promise<void> {
  const { log } = dependencies
  return repeatOnDatabase({ name: 'notifications', pauseMs: PAUSE_MS, log }, () => dispatch(dependencies))
}

/**
 * Sends the notifications that are due now. No row is locked meanwhile: a channel may take long.
 *
 * @returns how many there were
 */
export async function dispatch(dependencies: Dependencies): Promise<number> {
  const { db, clock } = dependencies
  let count = 0
  for (let batch = await takeDue(db, clock.now(), BATCH); batch.length > 0;) {
    for (const notification of batch) await deliver(dependencies, notification)
    count += batch.length
    batch = batch.length < BATCH ? [] : await takeDue(db, clock.now(), BATCH)
  }
  return count
}

/** Rejects when the result can't be written down: then the rest of a batch must not be sent either, only to be sent again. */
async function deliver({ db, clock, log, senders }: Dependencies, due: DueNotification): Promise<void> {
  const sentAt = clock.now()
  let failure: string | null
  try {
    failure = await SEND[due.channel](senders, due)
  } catch (error) {
    log.warn({ err: error, notificationId: due.id }, 'a notification could not be sent')
    if (due.attempts >= MAX_ATTEMPTS) await markFailed(db, due.id, reasonOf(error))
    return
  }
  // WeChat keeps its own count of consents. When it says that none is left, ours are worth nothing.
  if (failure === NO_CONSENT && due.templateId !== null) {
    await endConsents(db, due.userId, due.templateId, sentAt)
  }
  if (failure === null) await markSent(db, due.id, clock.now())
  else await markFailed(db, due.id, failure)
}

type Send = (senders: Senders, due: DueNotification) => Promise<string | null>

const SEND: Readonly<Record<DueNotification['channel'], Send>> = {
  WECHAT: async ({ wechat }, due) =>
    due.templateId === null
      ? 'no template'
      : wechat.sendSubscribeMessage(due.userId, toWechatMessage(due, due.templateId)),

  /** In both languages: nothing says which one a mailbox's owner reads. */
  EMAIL: async ({ sendMail }, due) => {
    if (due.email === null) return 'no address'
    const words = LANGUAGES.map((language) => wordsOf(due, language))
    await sendMail({
      to: due.email,
      subject: words.map(({ title }) => title).join(' / '),
      text: words.map(({ title, content }) => `${title}\n\n${content}\n`).join('\n'),
    })
    return null
  },
}
