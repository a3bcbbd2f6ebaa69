import { MESSAGE_CHANNELS, MESSAGE_KINDS } from '../../contracts/message.ts'
import { newId } from '../../base/ids.ts'
import { pageOf } from '../../base/http/paging.ts'
import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { text } from '../../texts/text.ts'
import { CHANNEL_DEFAULTS } from './notify.ts'
import * as repository from './repository.ts'
import { toMessage } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type {
  Message,
  MessageListRequest,
  MessagePreferences,
  MessagePreferencesRequest,
  ReadMessagesRequest,
  UnreadMessageCount,
  WechatSubscriptionRequest,
} from '../../contracts/message.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { WechatService } from '../wechat/index.ts'
import type { WechatTemplates } from './wechatTemplates.ts'

/**
 * How many of a customer's messages are searched, the newest. Their words are made when they are read, so that the
 * database cannot look into them; and nothing ever deletes one.
 */
const SEARCHED = 1000

export interface MessageService {
  /** `filter` looks into what the messages say in the asked language. */
  list(customer: Customer, request: MessageListRequest, language: Language): Promise<Page<Message>>
  /**
   * @throws ApiProblem 400 MessagesNotNamed for neither ids nor `isAll`; 404, with nothing marked, if one of the ids
   * is not the customer's
   */
  read(customer: Customer, request: ReadMessagesRequest): Promise<UnreadMessageCount>
  countUnread(customer: Customer): Promise<UnreadMessageCount>
  /** Every kind with every channel, decided or by default. */
  preferences(customer: Customer, language: Language): Promise<MessagePreferences>
  /** Changes the named ones. */
  setPreferences(
    customer: Customer,
    request: MessagePreferencesRequest,
    language: Language,
  ): Promise<MessagePreferences>
  /** Keeps what the customer agreed to in the mini program. */
  subscribe(tx: Transaction, customer: Customer, request: WechatSubscriptionRequest): Promise<void>
}

export function createMessageService(
  db: Database,
  clock: Clock,
  wechatTemplates: WechatTemplates,
  wechat: Pick<WechatService, 'isReachable'>,
): MessageService {
  const countUnread = async ({ userId }: Customer) => {
    const kinds = await repository.countUnread(db, userId)
    return { count: kinds.reduce((sum, { count }) => sum + count, 0), kinds }
  }
  const preferences = async ({ userId }: Customer, language: Language): Promise<MessagePreferences> => {
    const rows = await repository.listPreferences(db, userId)
    const consents = await repository.countConsents(db, userId)
    const decided = new Map(rows.map((row) => [`${row.kind}:${row.channel}`, row.isEnabled]))
    const items = MESSAGE_KINDS.map((kind) => ({
      kind,
      displayName: text(language, `messageKind.${kind}`),
      channels: MESSAGE_CHANNELS.map((channel) => ({
        channel,
        displayName: text(language, `messageChannel.${channel}`),
        isEnabled: decided.get(`${kind}:${channel}`) ?? CHANNEL_DEFAULTS[channel],
      })),
      wechatTemplateId: wechatTemplates[kind] ?? null,
      wechatConsentCount: consents.get(kind) ?? 0,
    }))
    return { items, isWechatReachable: await wechat.isReachable(userId) }
  }

  return {
    list: ({ userId }, request, language) => listPage(db, userId, request, language),

    read: async (customer, { ids, isAll = false, kind }) => {
      if (ids === undefined && !isAll) throw fieldProblem(400, 'MessagesNotNamed', 'ids')
      if (isAll) await repository.markAllRead(db, customer.userId, kind)
      else await readNamed(db, customer.userId, [...new Set(ids)])
      return countUnread(customer)
    },

    countUnread,
    preferences,

    setPreferences: async (customer, { items }, language) => {
      await repository.savePreferences(db, customer.userId, items)
      return preferences(customer, language)
    },

    subscribe: async (tx, { userId }, { items }) => {
      const now = clock.now()
      const rows = items.map((item) => ({ ...item, id: newId(now), userId, creationTime: now }))
      await repository.insertConsents(tx, rows)
    },
  }
}

async function readNamed(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await repository.markRead(tx, userId, ids)
    if (found < ids.length) throw notFound()
  })
}

async function listPage(
  db: Database,
  userId: string,
  request: MessageListRequest,
  language: Language,
): Promise<Page<Message>> {
  if ((request.filter ?? '').trim() === '') {
    const { rows, totalCount } = await repository.listMessages(db, userId, request)
    return { items: rows.map((row) => toMessage(row, language)), totalCount }
  }
  const newest = { skipCount: 0, maxResultCount: SEARCHED, sorting: 'creationTime desc' } as const
  const { rows } = await repository.listMessages(db, userId, { ...request, ...newest })
  if (request.sorting === 'creationTime asc') rows.reverse()
  const messages = rows.map((row) => toMessage(row, language))
  return pageOf(messages, request, ({ title, content }) => `${title}\n${content}`)
}
