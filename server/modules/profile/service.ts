import { and, desc, eq, max, sql } from 'drizzle-orm'

import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { UserType } from '../../contracts/enumerations.ts'
import { MAX_USER_TAGS } from '../../contracts/user.ts'
import { fundAccounts, parcels, users, vipGroups } from '../../db/schema/index.ts'
import { currencySymbolOf } from '../../money/currencies.ts'
import { formatMoney } from '../../money/money.ts'
import { pageOf } from '../../base/http/paging.ts'
import { notFound } from '../../base/http/problem.ts'
import { isWechatBound } from '../wechat/index.ts'
import { deleteAccount } from './deletion.ts'
import { inviteCodeOf } from '../user/index.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { User, UserTagListRequest } from '../../contracts/user.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { PickupStationService } from '../pickupStation/index.ts'
import type { PictureStorage } from '../upload/index.ts'

export interface UserService {
  get(customer: Customer, language: Language): Promise<User>
  /** @throws ApiProblem 409 AccountNotDeletable with a reason for each thing that is still open */
  delete(customer: Customer): Promise<void>
  /** The customer's own tags, last used first. */
  listTags(customer: Customer, request: UserTagListRequest): Promise<Page<{ tag: string }>>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly storage: PictureStorage
  readonly pickupStations: PickupStationService
  /** Of the account that the app shows. */
  readonly currencyCode: string
}

export function createUserService(dependencies: Dependencies): UserService {
  const { db, clock, storage } = dependencies
  return {
    get: ({ userId }, language) => readUser(dependencies, userId, language),

    delete: ({ userId }) => deleteAccount(db, storage, userId, clock.now()),

    listTags: async ({ userId }, request) => {
      const tag = sql<string>`unnest(${parcels.tags})`.as('tag')
      const used = db
        .select({ tag, creationTime: parcels.creationTime })
        .from(parcels)
        .where(eq(parcels.userId, userId))
        .as('used')
      const tags = await db
        .select({ tag: used.tag })
        .from(used)
        .groupBy(used.tag)
        .orderBy(desc(max(used.creationTime)), used.tag)
        .limit(MAX_PAGE_SIZE)
      return pageOf(tags, request, (used) => used.tag, MAX_USER_TAGS)
    },
  }
}

async function readUser(
  { db, pickupStations, currencyCode }: Dependencies,
  userId: string,
  language: Language,
): Promise<User> {
  const [row] = await db
    .select()
    .from(users)
    .innerJoin(
      fundAccounts,
      and(eq(fundAccounts.userId, users.id), eq(fundAccounts.currencyCode, currencyCode)),
    )
    .leftJoin(vipGroups, eq(vipGroups.id, users.vipGroupId))
    .where(eq(users.id, userId))
  if (!row) throw notFound()
  const { pickupStationId } = row.users
  const station = pickupStationId === null ? null : await pickupStations.find(db, pickupStationId, language)
  const group = row.vip_groups
  return {
    ...personalFields(row.users),
    inviteCode: row.users.inviteCode ?? (await inviteCodeOf(db, userId)),
    isWechatBound: await isWechatBound(db, userId),
    pickupStation: station && { id: station.id, displayName: station.displayName },
    currentFundAccount: accountOf(row.fund_accounts),
    vipGroup: group && { id: group.id, displayName: group.displayName[language] },
  }
}

function personalFields(user: typeof users.$inferSelect) {
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
  }
}

function accountOf({ balance, currencyCode }: typeof fundAccounts.$inferSelect): User['currentFundAccount'] {
  return { balance: formatMoney(balance), currencyCode, currencySymbol: currencySymbolOf(currencyCode) }
}
