import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { id, moment } from './columns.ts'
import { users } from './customers.ts'

import type { MessageChannel, MessageKind, MessageSubject } from '../../contracts/message.ts'
import type { TextParams } from '../../texts/text.ts'

/** Messages to customers: an event and its figures, which become words when read. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** The catalogue has its words under `message.<event>.title` and `message.<event>.content`. */
    event: text('event').notNull(),
    params: jsonb('params').$type<TextParams>().notNull(),
    subject: jsonb('subject').$type<MessageSubject>(),
    isRead: boolean('is_read').notNull(),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [index('messages_user').on(table.userId, table.creationTime, table.id)],
)

/** Which kinds of message a customer wants on which channel; without a row, the channel's default applies. */
export const messagePreferences = pgTable(
  'message_preferences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
)

/** Consents to one WeChat message each, given in the mini program; sending a message uses one up. */
export const wechatConsents = pgTable(
  'wechat_consents',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    templateId: text('template_id').notNull(),
    creationTime: moment('creation_time').notNull(),
    usedTime: moment('used_time'),
  },
  (table) => [index('wechat_consents_user').on(table.userId, table.kind)],
)

/** Messages to send on a channel. Written in the same transaction as the change they report, and sent afterwards. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<MessageChannel>().notNull(),
    templateId: text('template_id'),
    creationTime: moment('creation_time').notNull(),
    /** How often sending was tried. */
    attempts: integer('attempts').notNull().default(0),
    /** Nobody tries before this: it's being sent, or was tried in vain a short while ago. */
    nextAttemptTime: moment('next_attempt_time'),
    sentTime: moment('sent_time'),
    /** Why sending was given up. */
    failure: text('failure'),
  },
  (table) => [index('notifications_unsent').on(table.sentTime, table.creationTime)],
)
