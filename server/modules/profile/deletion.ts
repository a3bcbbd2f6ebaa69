import { ApiProblem, orNotFound, type FieldProblem } from '../../base/http/problem.ts'
import { forgetDocumentsOf } from '../order/index.ts'
import { forgetSignIns, requireSession } from '../passport/index.ts'
import { forgetWordsOf } from '../retention/index.ts'
import { removeLooseUploads, type PictureStorage } from '../upload/index.ts'
import { deletedName } from '../user/index.ts'
import {
  deletePersonalRows,
  hasBalance,
  hasLiveOrders,
  hasLiveParcels,
  hasOpenAfterSalesCases,
  hasOpenClaims,
  hasOpenTopups,
  hasUnpaidStoreOrders,
  lockAccount,
  overwriteUser,
} from './repository/deletion.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { TextKey } from '../../texts/text.ts'
import type { SecurityNotices } from '../securityNotice/index.ts'
import type { UserChanges, UserRow } from './repository/profile.ts'

interface Dependencies {
  readonly db: Database
  readonly storage: PictureStorage
  readonly notices: SecurityNotices
}

type Question = (db: Database, userId: string) => Promise<boolean>

/** What keeps an account from being deleted, with the reason that the customer reads. */
const OBSTACLES: readonly (readonly [reason: TextKey, isThere: Question])[] = [
  ['deletionObstacle.balance', hasBalance],
  ['deletionObstacle.parcels', hasLiveParcels],
  ['deletionObstacle.orders', hasLiveOrders],
  ['deletionObstacle.storeOrders', hasUnpaidStoreOrders],
  ['deletionObstacle.topups', hasOpenTopups],
  ['deletionObstacle.afterSales', hasOpenAfterSalesCases],
  ['deletionObstacle.claims', hasOpenClaims],
]

/**
 * Deletes an account. Everything personal goes; what the ledger needs stays without a name, and what a dispute may need
 * stays for its term (`modules/retention`). The username, mobile number and e-mail address are free again. The ID code
 * isn't: parcels may still come under it.
 *
 * @throws ApiProblem 401 SessionEnded
 * @throws ApiProblem 409 AccountNotDeletable with a reason for each obstacle
 */
export async function deleteAccount(
  { db, storage, notices }: Dependencies,
  customer: Customer,
  now: Date,
): Promise<void> {
  const { userId } = customer
  const { letters, removeFiles } = await db.transaction(async (tx) => {
    const user = orNotFound(await lockAccount(tx, userId))
    await requireSession(tx, customer)
    await refuseWhileOpen(tx, userId)
    const written = await notices.write(tx, { userId, event: 'accountDeleted' })
    await forgetSignIns(tx, userId)
    await forgetDocumentsOf(tx, userId)
    await deletePersonalRows(tx, userId)
    await forgetWordsOf(tx, userId)
    await overwriteUser(tx, userId, withoutPerson(user, now))
    return { letters: written, removeFiles: await removeLooseUploads(tx, storage, userId) }
  })
  await removeFiles()
  notices.send(letters)
}

async function refuseWhileOpen(tx: Transaction, userId: string): Promise<void> {
  const reasons: FieldProblem[] = []
  for (const [key, isThere] of OBSTACLES) {
    if (await isThere(tx, userId)) reasons.push({ members: [], key })
  }
  if (reasons.length > 0) throw new ApiProblem(409, 'AccountNotDeletable', { fields: reasons })
}

function withoutPerson({ id, idCode }: UserRow, now: Date): UserChanges {
  const userName = deletedName(id)
  return {
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
  }
}
