import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, minorUnits, moment } from './columns.ts'

import type { LoginPlatform } from '../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../contracts/passport.ts'

/** A customer. `userNameKey` and `email` are lower case, so that each is unique however it is written. */
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
    referralCode: text('referral_code'),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    uniqueIndex('users_user_name_key').on(table.userNameKey),
    uniqueIndex('users_mobile_number').on(table.mobileNumber),
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_id_code').on(table.idCode),
  ],
)

/** One sign-in: the family of all refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    loginPlatform: text('login_platform').$type<LoginPlatform>().notNull(),
    creationTime: moment('creation_time').notNull(),
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

/** Verification codes, by keyed hash. Written for unknown targets as well, so that they behave alike. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    target: text('target').notNull(),
    purpose: text('purpose').$type<VerificationPurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    isUsed: boolean('is_used').notNull().default(false),
    creationTime: moment('creation_time').notNull(),
    expirationTime: moment('expiration_time').notNull(),
  },
  (table) => [index('verification_codes_target').on(table.target, table.creationTime)],
)

/** A customer's money, one account a currency. */
export const fundAccounts = pgTable(
  'fund_accounts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currencyCode: text('currency_code').notNull(),
    balance: minorUnits('balance').notNull(),
  },
  (table) => [uniqueIndex('fund_accounts_user_currency').on(table.userId, table.currencyCode)],
)
