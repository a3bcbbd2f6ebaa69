import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { id, localisedText, minorUnits, moment } from './columns.ts'
import { pickupStations } from './shippingReference.ts'

import type { LoginPlatform } from '../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../contracts/passport.ts'
import type { ContactKind } from '../../contracts/user.ts'
import type { WechatAppKind } from '../../contracts/wechat.ts'

/** Customers who pay less for shipping. `shippingDiscountRate` is a decimal: 0.05 takes 5% off. */
export const vipGroups = pgTable('vip_groups', {
  id: id(),
  displayName: localisedText('display_name').notNull(),
  shippingDiscountRate: text('shipping_discount_rate').notNull(),
})

/**
 * Customers. `userNameKey` and `email` are lower case, and `mobileNumber` is E.164, so that how it is written doesn't make
 * them different.
 * A deleted account's row stays, without personal data, because the ledger refers to it.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    userName: text('user_name').notNull(),
    userNameKey: text('user_name_key').notNull(),
    passwordHash: text('password_hash'),
    nickname: text('nickname').notNull(),
    avatar: text('avatar'),
    mobileNumber: text('mobile_number'),
    email: text('email'),
    wechatId: text('wechat_id'),
    wechatQrCode: text('wechat_qr_code'),
    idCode: text('id_code').notNull(),
    /** The customer's own code, to invite others with. */
    inviteCode: text('invite_code'),
    /** The customer whose invite code this one signed up with. */
    referrerId: text('referrer_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    pickupStationId: text('pickup_station_id').references(() => pickupStations.id, { onDelete: 'set null' }),
    vipGroupId: text('vip_group_id').references(() => vipGroups.id, { onDelete: 'set null' }),
    creationTime: moment('creation_time').notNull(),
    deletedTime: moment('deleted_time'),
  },
  (table) => [
    uniqueIndex('users_user_name_key').on(table.userNameKey),
    uniqueIndex('users_mobile_number').on(table.mobileNumber),
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_id_code').on(table.idCode),
    uniqueIndex('users_invite_code').on(table.inviteCode),
    index('users_referrer').on(table.referrerId),
  ],
)

/** Sign-ins. All refresh tokens that stem from one belong to it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    loginPlatform: text('login_platform').$type<LoginPlatform>().notNull(),
    creationTime: moment('creation_time').notNull(),
    /** When the customer last proved who they are; signing in does. */
    confirmedTime: moment('confirmed_time'),
    revokedTime: moment('revoked_time'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Refresh tokens, by the hash of the token. A used one is kept to recognise its reuse. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expirationTime: moment('expiration_time').notNull(),
    usedTime: moment('used_time'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/** Changes of a mobile number or e-mail address, by the hash of the token in the link that undoes them. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ContactKind>().notNull(),
    oldContact: text('old_contact'),
    newContact: text('new_contact').notNull(),
    tokenHash: text('token_hash').notNull(),
    creationTime: moment('creation_time').notNull(),
    expirationTime: moment('expiration_time').notNull(),
    undoneTime: moment('undone_time'),
  },
  (table) => [
    uniqueIndex('contact_changes_token').on(table.tokenHash),
    index('contact_changes_user').on(table.userId),
    index('contact_changes_expiration').on(table.expirationTime),
  ],
)

/** Verification codes, by keyed hash. Mobile numbers are E.164. Unknown targets get one too, so that nobody can tell them apart. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    target: text('target').notNull(),
    purpose: text('purpose').$type<VerificationPurpose>().notNull(),
    /** Who asked for it. */
    asker: text('asker').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    /** By whoever asked for it. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** By everybody else. */
    foreignTries: integer('foreign_tries').notNull().default(0),
    isUsed: boolean('is_used').notNull().default(false),
    creationTime: moment('creation_time').notNull(),
    expirationTime: moment('expiration_time').notNull(),
  },
  (table) => [index('verification_codes_target').on(table.target, table.creationTime)],
)

/**
 * Counts of password tries: by sign-in name and asker, by name for all strangers together, and by open session. Names and
 * addresses are hashed.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    accountKey: text('account_key').primaryKey(),
    count: integer('count').notNull(),
    rounds: integer('rounds').notNull().default(0),
    firstTime: moment('first_time').notNull(),
    lastTime: moment('last_time').notNull(),
  },
  (table) => [index('login_attempts_last').on(table.lastTime)],
)

/** A customer's identities at WeChat: one open ID per app. */
export const wechatIdentities = pgTable(
  'wechat_identities',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appKind: text('app_kind').$type<WechatAppKind>().notNull(),
    openId: text('open_id').notNull(),
    /** The same in all apps of one WeChat platform account; not every deployment has such an account. */
    unionId: text('union_id'),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    uniqueIndex('wechat_identities_open_id').on(table.appKind, table.openId),
    uniqueIndex('wechat_identities_user').on(table.userId, table.appKind),
    index('wechat_identities_union').on(table.unionId),
  ],
)

/** WeChat sign-ins without an account yet, by the hash of the ticket that finishes them. */
export const bindTickets = pgTable(
  'bind_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    appKind: text('app_kind').$type<WechatAppKind>().notNull(),
    openId: text('open_id').notNull(),
    unionId: text('union_id'),
    /** A number that WeChat verified, for the account that the ticket creates. */
    mobileNumber: text('mobile_number'),
    referralCode: text('referral_code'),
    expirationTime: moment('expiration_time').notNull(),
    usedTime: moment('used_time'),
  },
  (table) => [index('bind_tickets_expiration').on(table.expirationTime)],
)

/**
 * A customer's money, one account per currency. The balance caches the sum of the account's ledger lines; their count and
 * the last one's hash show when lines are missing.
 */
export const fundAccounts = pgTable(
  'fund_accounts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    currencyCode: text('currency_code').notNull(),
    balance: minorUnits('balance').notNull(),
    lineCount: integer('line_count').notNull().default(0),
    lastHash: text('last_hash').notNull().default(''),
    /** Of the latest journal; null if that was before this was kept. */
    journalTime: moment('journal_time'),
  },
  (table) => [
    uniqueIndex('fund_accounts_user_currency').on(table.userId, table.currencyCode),
    check('fund_accounts_not_overdrawn', sql`balance >= 0`),
  ],
)
