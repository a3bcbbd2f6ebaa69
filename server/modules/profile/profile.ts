import { and, eq, isNull } from 'drizzle-orm'

import { violatedConstraint } from '../../db/constraints.ts'
import { users } from '../../db/schema/index.ts'
import { ApiProblem, fieldProblem, notFound } from '../../base/http/problem.ts'
import { requireOwnImages } from '../upload/index.ts'

import type { UpdateWechatIdQuery } from '../../contracts/user.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { VerificationService } from '../passport/index.ts'
import type { PickupStationService } from '../pickupStation/index.ts'
import type { WechatService } from '../wechat/index.ts'

/** A customer's changes to their own record. */
export interface ProfileService {
  /** @throws ApiProblem 400 Validation for a blank one, TextNotAllowed */
  setNickname(userId: string, nickname: string): Promise<void>
  /** @throws ApiProblem 400 ImageUnknown */
  setAvatar(userId: string, avatar: string): Promise<void>
  /** @throws ApiProblem 400 InvalidCode, 409 TargetInUse */
  setMobileNumber(userId: string, mobileNumber: string, code: string): Promise<void>
  /** @throws ApiProblem 400 InvalidCode, 409 TargetInUse */
  setEmail(userId: string, email: string, code: string): Promise<void>
  /** @throws ApiProblem 400 ImageUnknown */
  setWechatId(userId: string, request: UpdateWechatIdQuery): Promise<void>
  /** @throws ApiProblem 400 PickupStationUnknown, 409 PickupStationAlreadySet */
  setPickupStation(userId: string, pickupStationId: string): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly verification: VerificationService
  readonly wechat: WechatService
  readonly pickupStations: PickupStationService
}

type Changes = Partial<typeof users.$inferInsert>

export function createProfileService(dependencies: Dependencies): ProfileService {
  const { db, wechat, pickupStations } = dependencies
  return {
    setNickname: async (userId, rawNickname) => {
      const nickname = rawNickname.trim()
      if (nickname === '') {
        throw new ApiProblem(400, 'Validation', {
          fields: [{ members: ['nickname'], key: 'field.required' }],
        })
      }
      await wechat.checkText(userId, { nickname })
      await update(db, userId, { nickname })
    },

    setAvatar: async (userId, avatar) => {
      await requireOwnImages(db, userId, [avatar], [], 'avatar')
      await update(db, userId, { avatar })
    },

    setMobileNumber: (userId, mobileNumber, code) =>
      setContact(dependencies, userId, { mobileNumber }, mobileNumber, code),

    setEmail: (userId, rawEmail, code) => {
      const email = rawEmail.toLowerCase()
      return setContact(dependencies, userId, { email }, email, code)
    },

    setWechatId: async (userId, { wechatId, wechatQrCode }) => {
      if (wechatQrCode) await requireOwnImages(db, userId, [wechatQrCode], [], 'wechatQrCode')
      const qrCode = wechatQrCode === undefined ? {} : { wechatQrCode: wechatQrCode || null }
      await update(db, userId, { wechatId: wechatId || null, ...qrCode })
    },

    setPickupStation: async (userId, pickupStationId) => {
      const station = await pickupStations.find(db, pickupStationId, 'zh-Hans')
      if (!station) throw fieldProblem(400, 'PickupStationUnknown', 'pickupStationId')
      const set = await db
        .update(users)
        .set({ pickupStationId })
        .where(and(eq(users.id, userId), isNull(users.pickupStationId)))
        .returning({ id: users.id })
      if (set.length === 0) throw fieldProblem(409, 'PickupStationAlreadySet', 'pickupStationId')
    },
  }
}

/** A new mobile number or e-mail address, which whoever holds its code has. */
async function setContact(
  { db, verification }: Dependencies,
  userId: string,
  contact: { readonly mobileNumber: string } | { readonly email: string },
  target: string,
  code: string,
): Promise<void> {
  const codeId = await verification.check(target, 'BIND', code)
  const [member] = Object.keys(contact)
  try {
    await db.transaction(async (tx) => {
      await verification.use(tx, codeId)
      await update(tx, userId, contact)
    })
  } catch (error) {
    if (['users_mobile_number', 'users_email'].includes(violatedConstraint(error) ?? '')) {
      throw fieldProblem(409, 'TargetInUse', member ?? '')
    }
    throw error
  }
}

async function update(db: Database | Transaction, userId: string, changes: Changes): Promise<void> {
  const changed = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), isNull(users.deletedTime)))
    .returning({ id: users.id })
  if (changed.length === 0) throw notFound()
}
