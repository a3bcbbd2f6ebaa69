import { and, desc, eq, max, sql } from 'drizzle-orm'

import { UserType } from '../../contracts/enumerations.ts'
import { fundAccounts, parcels, users } from '../../db/schema/index.ts'
import { currencySymbolOf } from '../../money/currencies.ts'
import { formatMoney } from '../../money/money.ts'
import { notFound } from '../../problem.ts'

import type { User } from '../../contracts/user.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../http.ts'

export interface UserService {
  get(customer: Customer): Promise<User>
  /** The customer's own tags, last used first. */
  listTags(customer: Customer, limit: number): Promise<{ items: { tag: string }[]; totalCount: number }>
}

/** @param currencyCode of the account that the app shows */
export function createUserService(db: Database, currencyCode: string): UserService {
  return {
    get: async ({ userId }) => {
      const [row] = await db
        .select()
        .from(users)
        .innerJoin(
          fundAccounts,
          and(eq(fundAccounts.userId, users.id), eq(fundAccounts.currencyCode, currencyCode)),
        )
        .where(eq(users.id, userId))
      if (!row) throw notFound()
      return toUser(row.users, row.fund_accounts)
    },

    listTags: async ({ userId }, limit) => {
      const tag = sql<string>`unnest(${parcels.tags})`.as('tag')
      const used = db
        .select({ tag, creationTime: parcels.creationTime })
        .from(parcels)
        .where(eq(parcels.userId, userId))
        .as('used')
      const items = await db
        .select({ tag: used.tag })
        .from(used)
        .groupBy(used.tag)
        .orderBy(desc(max(used.creationTime)), used.tag)
        .limit(limit)
      return { items, totalCount: items.length }
    },
  }
}

function toUser(user: typeof users.$inferSelect, account: typeof fundAccounts.$inferSelect): User {
  return {
    id: user.id,
    userName: user.userName,
    nickname: user.nickname,
    avatar: user.avatar,
    mobileNumber: user.mobileNumber,
    email: user.email,
    wechatId: user.wechatId,
    wechatQrCode: user.wechatQrCode,
    idCode: user.idCode,
    userType: UserType.CUSTOMER,
    hasPassword: user.passwordHash !== null,
    isWechatBound: false,
    pickupStation: null,
    currentFundAccount: {
      balance: formatMoney(account.balance),
      currencyCode: account.currencyCode,
      currencySymbol: currencySymbolOf(account.currencyCode),
    },
    vipGroup: null,
  }
}
