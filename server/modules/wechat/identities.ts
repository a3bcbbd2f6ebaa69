import { notFound } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { lockIfLive } from '../user/index.ts'
import {
  findIdentity,
  findIdentityByUnionId,
  findMiniProgramOpenId,
  putIdentity,
  setUnionId,
} from './repository.ts'

import type { WechatAppKind } from '../../contracts/wechat.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { WechatPerson } from './provider/WechatProvider.ts'

/** The customer bound to a person in this app, or to the same person in the other app. */
export async function findWechatUser(
  tx: Transaction,
  appKind: WechatAppKind,
  { openId, unionId }: WechatPerson,
  now: Date,
): Promise<string | null> {
  const bound = await findIdentity(tx, appKind, openId)
  if (bound) {
    // They may have signed in before the two apps were joined on one platform.
    if (unionId !== null && bound.unionId !== unionId) await setUnionId(tx, appKind, openId, unionId)
    return bound.userId
  }
  if (unionId === null) return null
  const joined = await findIdentityByUnionId(tx, unionId)
  if (!joined) return null
  await bindWechat(tx, joined.userId, appKind, { openId, unionId }, now)
  return joined.userId
}

/** Whether the mini program knows who a customer is at WeChat. */
export async function isMiniProgramBound(db: Database, userId: string): Promise<boolean> {
  return (await findMiniProgramOpenId(db, userId)) !== null
}

/**
 * Binds a person to a customer who proved who they are, in place of the person bound to them before.
 *
 * @throws ApiProblem 404 if the account is gone
 * @throws an error of `OPEN_ID_CONSTRAINT` if the person is bound to another customer
 */
export async function bindWechat(
  tx: Transaction,
  userId: string,
  appKind: WechatAppKind,
  { openId, unionId }: WechatPerson,
  now: Date,
): Promise<void> {
  if (!(await lockIfLive(tx, userId))) throw notFound()
  await putIdentity(tx, { id: newId(now), userId, appKind, openId, unionId, creationTime: now })
}
