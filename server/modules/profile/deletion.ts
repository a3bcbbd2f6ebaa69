import { eq } from 'drizzle-orm'

import { fundAccounts, users } from '../../db/schema/index.ts'
import { ApiProblem, notFound, type FieldProblem } from '../../base/http/problem.ts'
import { removeOwnPictures } from '../upload/index.ts'
import { deletedName } from '../user/index.ts'
import { DELETION_OBSTACLES } from './deletionObstacles.ts'
import { PERSONAL_DATA } from './personalData.ts'

import type { Database, Transaction } from '../../db/client.ts'
import type { PictureStorage } from '../upload/index.ts'

/**
 * Deletes an account: everything personal goes, and what the ledger needs stays without a name. The username,
 * mobile number and e-mail address are free again; the warehouse code is not, for parcels may still come under it.
 *
 * @throws ApiProblem 409 AccountNotDeletable with a reason for each thing that is still open
 */
export async function deleteAccount(
  db: Database,
  storage: PictureStorage,
  userId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { idCode, avatar, wechatQrCode } = await lockAccount(tx, userId)
    await refuseWhileOpen(tx, userId)
    for (const forget of PERSONAL_DATA) await forget(tx, userId)
    const userName = deletedName(userId)
    await tx
      .update(users)
      .set({
        userName,
        userNameKey: userName,
        nickname: userName,
        idCode: deletedName(idCode),
        passwordHash: null,
        avatar: null,
        mobileNumber: null,
        email: null,
        wechatId: null,
        wechatQrCode: null,
        inviteCode: null,
        referrerId: null,
        pickupStationId: null,
        vipGroupId: null,
        deletedTime: now,
      })
      .where(eq(users.id, userId))
    const pictures = [avatar, wechatQrCode].flatMap((url) => url ?? [])
    await removeOwnPictures(tx, storage, userId, pictures)
  })
}

/** Lets nothing be begun in the account, and no money move, while it is looked at. */
async function lockAccount(tx: Transaction, userId: string): Promise<typeof users.$inferSelect> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.deletedTime !== null) throw notFound()
  await tx.select().from(fundAccounts).where(eq(fundAccounts.userId, userId)).for('update')
  return user
}

async function refuseWhileOpen(tx: Transaction, userId: string): Promise<void> {
  const reasons: FieldProblem[] = []
  for (const obstacle of DELETION_OBSTACLES) {
    const key = await obstacle(tx, userId)
    if (key !== null) reasons.push({ members: [], key })
  }
  if (reasons.length > 0) throw new ApiProblem(409, 'AccountNotDeletable', { fields: reasons })
}
