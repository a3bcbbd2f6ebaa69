import { pageOf } from '../../base/http/paging.ts'
import { ApiProblem, fieldProblem, notFound, orNotFound } from '../../base/http/problem.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import {
  MAX_USER_TAGS,
  type UpdateWechatIdQuery,
  type User,
  type UserTagListRequest,
} from '../../contracts/user.ts'
import { readTarget } from '../passport/index.ts'
import { findPickupStation } from '../pickupStation/index.ts'
import { requireOwnImages, type PictureStorage } from '../upload/index.ts'
import { inviteCodeOf } from '../user/index.ts'
import { isWechatBound, type WechatService } from '../wechat/index.ts'
import { changeContact } from './contactChange.ts'
import { deleteAccount } from './deletion.ts'
import {
  findProfile,
  listLatestTags,
  setFirstPickupStation,
  updateUser,
  type UserChanges,
} from './repository/profile.ts'
import { toUser } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Asker } from '../../base/http/asker.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'
import type { VerificationService } from '../passport/index.ts'
import type { SecurityNotices } from '../securityNotice/index.ts'

/** What a customer sees and changes of themselves. Each change answers the changed customer. */
export interface ProfileService {
  get(customer: Customer, language: Language): Promise<User>
  /**
   * @throws ApiProblem 401 SessionEnded
   * @throws ApiProblem 409 AccountNotDeletable with a reason for each obstacle
   */
  delete(customer: Customer): Promise<void>
  /** The customer's own tags, last used first. */
  listTags(customer: Customer, request: UserTagListRequest): Promise<Page<{ tag: string }>>
  /** @throws ApiProblem 400 Validation for a blank one, TextNotAllowed */
  setNickname(customer: Customer, nickname: string, language: Language): Promise<User>
  /** @throws ApiProblem 400 ImageUnknown */
  setAvatar(customer: Customer, avatar: string, language: Language): Promise<User>
  /** @throws ApiProblem 400 ImageUnknown */
  setWechatId(customer: Customer, request: UpdateWechatIdQuery, language: Language): Promise<User>
  /**
   * @throws ApiProblem 400 Validation, InvalidCode
   * @throws ApiProblem 401 SessionEnded
   * @throws ApiProblem 409 TargetInUse
   */
  setMobileNumber(
    customer: Customer,
    proved: { readonly mobileNumber: string; readonly code: string },
    language: Language,
    asker: Asker,
  ): Promise<User>
  /**
   * @throws ApiProblem 400 InvalidCode
   * @throws ApiProblem 401 SessionEnded
   * @throws ApiProblem 409 TargetInUse
   */
  setEmail(
    customer: Customer,
    proved: { readonly email: string; readonly code: string },
    language: Language,
    asker: Asker,
  ): Promise<User>
  /**
   * @throws ApiProblem 400 PickupStationUnknown
   * @throws ApiProblem 409 PickupStationAlreadySet
   */
  setPickupStation(customer: Customer, pickupStationId: string, language: Language): Promise<User>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly storage: PictureStorage
  readonly verification: VerificationService
  readonly wechat: WechatService
  readonly notices: SecurityNotices
  /** Of the balance that the app shows. */
  readonly currencyCode: string
}

export function createProfileService(dependencies: Dependencies): ProfileService {
  const { db, clock, storage, verification, wechat, notices } = dependencies
  const get: ProfileService['get'] = ({ userId }, language) => findUser(dependencies, userId, language)

  return {
    get,

    delete: (customer) => deleteAccount({ db, storage, notices }, customer, clock.now()),

    listTags: async ({ userId }, request) => {
      const tags = await listLatestTags(db, userId, MAX_PAGE_SIZE)
      return pageOf(tags, request, ({ tag }) => tag, MAX_USER_TAGS)
    },

    setNickname: async (customer, rawNickname, language) => {
      const nickname = rawNickname.trim()
      if (nickname === '') {
        throw new ApiProblem(400, 'Validation', {
          fields: [{ members: ['nickname'], key: 'field.required' }],
        })
      }
      await wechat.checkText(customer.userId, { nickname })
      await change(db, customer, { nickname })
      return get(customer, language)
    },

    setAvatar: async (customer, avatar, language) => {
      await requireOwnImages(db, customer.userId, [avatar], [], 'avatar')
      await change(db, customer, { avatar })
      return get(customer, language)
    },

    setWechatId: async (customer, { wechatId, wechatQrCode }, language) => {
      if (wechatQrCode) await requireOwnImages(db, customer.userId, [wechatQrCode], [], 'wechatQrCode')
      const qrCode = wechatQrCode === undefined ? {} : { wechatQrCode: wechatQrCode || null }
      await change(db, customer, { wechatId: wechatId || null, ...qrCode })
      return get(customer, language)
    },

    setMobileNumber: async (customer, { mobileNumber: typed, code }, language, asker) => {
      const contact = readTarget(typed, 'mobileNumber')
      const codeId = await verification.check(contact, 'BIND', code, asker)
      await changeContact(dependencies, customer, { kind: 'mobile', contact, codeId })
      return get(customer, language)
    },

    setEmail: async (customer, { email: typed, code }, language, asker) => {
      const contact = readTarget(typed, 'email')
      const codeId = await verification.check(contact, 'BIND', code, asker)
      await changeContact(dependencies, customer, { kind: 'email', contact, codeId })
      return get(customer, language)
    },

    setPickupStation: async (customer, pickupStationId, language) => {
      const station = await findPickupStation(db, pickupStationId)
      if (!station) throw fieldProblem(400, 'PickupStationUnknown', 'pickupStationId')
      if (!(await setFirstPickupStation(db, customer.userId, pickupStationId))) {
        throw fieldProblem(409, 'PickupStationAlreadySet', 'pickupStationId')
      }
      return get(customer, language)
    },
  }
}

async function findUser(
  { db, currencyCode }: Dependencies,
  userId: string,
  language: Language,
): Promise<User> {
  const row = orNotFound(await findProfile(db, userId, currencyCode))
  const { pickupStationId, inviteCode } = row.user
  const found = pickupStationId === null ? undefined : await findPickupStation(db, pickupStationId)
  const beside = {
    inviteCode: inviteCode ?? (await inviteCodeOf(db, userId)),
    isWechatBound: await isWechatBound(db, userId),
    pickupStation: found?.station ?? null,
  }
  return toUser(row, beside, language)
}

async function change(db: Database, { userId }: Customer, changes: UserChanges): Promise<void> {
  if (!(await updateUser(db, userId, changes))) throw notFound()
}
