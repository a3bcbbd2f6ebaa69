import { pageOf } from '../../base/http/paging.ts'
import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { countConsents, insertConsents } from './repository/consents.ts'
import { countUnreadByKind, listMessages, markAllRead, markRead } from './repository/messages.ts'
import { listPreferences, savePreferences } from './repository/preferences.ts'
import { toMessage, toPreferences } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
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
import type { WechatService } from '../wechat/index.ts'
import type { WechatTemplates } from './wechatTemplates.ts'

/**
 * A search looks through so many of a customer's newest messages. The database can't do it, because their words are only
 * made when they are read; and a year's messages may be any number.
 */
const SEARCHED = 1000

export interface MessageService {
  /** `filter` searches what the messages say in the language. */
  list(customer: Customer, request: MessageListRequest, language: Language): Promise<Page<Message>>
  /**
   * @throws ApiProblem 400 MessagesNotNamed for neither IDs nor `isAll`
   * @throws ApiProblem 404, with nothing marked, if one of the IDs is not the customer's
   */
  read(customer: Customer, request: ReadMessagesRequest): Promise<UnreadMessageCount>
  countUnread(customer: Customer): Promise<UnreadMessageCount>
  /** Every kind with every channel, as decided or by default. */
  preferences(customer: Customer, language: Language): Promise<MessagePreferences>
  /** Changes the named kinds and channels; others stay. */
  setPreferences(
    customer: Customer,
    request: MessagePreferencesRequest,
    language: Language,
  ): Promise<MessagePreferences>
  /** Records what the customer agreed to in the mini program. */
  subscribe(tx: Transaction, customer: Customer, request: WechatSubscriptionRequest): Promise<void>
}

export function createMessageService(
  db: Database,
  clock: Clock,
  wechatTemplates: WechatTemplates,
  wechat: Pick<WechatService, 'isReachable'>,
): MessageService {
  const countUnread = async ({ userId }: Customer) => {
    const kinds = await countUnreadByKind(db, userId)
    return { count: kinds.reduce((sum, { count }) => sum + count, 0), kinds }
  }
  const preferences = async ({ userId }: Customer, language: Language): Promise<MessagePreferences> => {
    const rows = await listPreferences(db, userId)
    const consents = await countConsents(db, userId)
    const isWechatReachable = await wechat.isReachable(userId)
    return { items: toPreferences(rows, consents, wechatTemplates, language), isWechatReachable }
  }

  return {
    list: ({ userId }, request, language) => listPage(db, userId, request, language),

    read: async (customer, { ids, isAll = false, kind }) => {
      if (ids === undefined && !isAll) throw fieldProblem(400, 'MessagesNotNamed', 'ids')
      if (isAll) await markAllRead(db, customer.userId, kind)
      else await readNamed(db, customer.userId, [...new Set(ids)])
      return countUnread(customer)
    },

    countUnread,
    preferences,

    setPreferences: async (customer, { items }, language) => {
      await savePreferences(db, customer.userId, items)
      return preferences(customer, language)
    },

    subscribe: async (tx, { userId }, { items }) => {
      const now = clock.now()
      const rows = items.map((item) => ({ ...item, id: newId(now), userId, creationTime: now }))
      await insertConsents(tx, rows)
    },
  }
}

async function readNamed(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await markRead(tx, userId, ids)
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
    const { rows, totalCount } = await listMessages(db, userId, request)
    return { items: rows.map((row) => toMessage(row, language)), totalCount }
  }
  const newest = { skipCount: 0, maxResultCount: SEARCHED, sorting: 'creationTime desc' } as const
  const { rows } = await listMessages(db, userId, { ...request, ...newest })
  if (request.sorting === 'creationTime asc') rows.reverse()
  const messages = rows.map((row) => toMessage(row, language))
  return pageOf(messages, request, ({ title, content }) => `${title}\n${content}`)
}
