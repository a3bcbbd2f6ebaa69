import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'

import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { sessions, users } from '../../../server/db/schema/index.ts'
import { endSignIns } from '../../../server/modules/passport/index.ts'
import { deleteIdentitiesOf, localWechatProvider } from '../../../server/modules/wechat/index.ts'
import { sharedSecret } from '../../../server/db/secrets.ts'
import { derivedKey } from '../../../server/base/crypto/derivedKey.ts'
import { accepted, refused, type Answer } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode, unique } from '../../support/server/customers.ts'
import { LOGIN, LOGIN_BY_CODE, loginPlatform, newEmail, REFRESH } from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'
import { needsWaiting, waitsForLock } from '../../support/server/waitsForLock.ts'
import { BIND, bindWechat, fromWechat, MP } from '../../support/server/wechatSignIn.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer()

const ME = '/api/u/user'
const PASSWORD_CHANGE = `${ME}/change-password`
const RESET = '/api/f/passport/reset-password'

describe('sessions', () => {
  it('need the refresh token once the access token has expired after 15 minutes', async () => {
    const { api, token } = await newCustomer(context.server)
    context.server.clock.advance(15 * MINUTE_MS + SECOND_MS)
    refused(await api.get('/api/u/user'), 401, 'SessionEnded')
    const next = accepted(await context.api.post<Token>(REFRESH, { refreshToken: token.refreshToken }))
    accepted(await api.with({ token: next.accessToken }).get('/api/u/user'))
  })

  it('are not opened by what the server signs for anything else', async () => {
    const { api, token } = await newCustomer(context.server)
    const signingKey = await sharedSecret(context.server.db, 'signing-key')
    for (const key of [signingKey, derivedKey(signingKey, 'verification-codes')]) {
      const forged = new SignJWT(decodeJwt(token.accessToken)).setProtectedHeader({ alg: 'HS256' })
      const foreign = api.with({ token: await forged.sign(key) })
      refused(await foreign.get('/api/u/user'), 401, 'SessionEnded')
    }
  })

  it('end when a refresh token is used twice', async () => {
    const { api, token } = await newCustomer(context.server)
    const next = accepted(await context.api.post<Token>(REFRESH, { refreshToken: token.refreshToken }))
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401, 'SessionEnded')
    refused(await context.api.post(REFRESH, { refreshToken: next.refreshToken }), 401, 'SessionEnded')
    refused(await api.with({ token: next.accessToken }).get('/api/u/user'), 401, 'SessionEnded')
  })

  it('leave a customer’s other sessions alone', async () => {
    const { api, user, token } = await newCustomer(context.server)
    const other = accepted(
      await context.api.post<Token>(LOGIN, {
        usernameOrEmail: user.userName,
        password: PASSWORD,
        loginPlatform,
      }),
    )
    accepted(await context.api.post(REFRESH, { refreshToken: token.refreshToken }))
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401)
    refused(await api.get('/api/u/user'), 401)
    accepted(await api.with({ token: other.accessToken }).get('/api/u/user'))
  })

  it('end when the refresh token expires', async () => {
    const { token } = await newCustomer(context.server)
    context.server.clock.advance(30 * DAY_MS)
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401, 'SessionEnded')
  })

  it('end as soon as the customer signs out', async () => {
    const { api, token } = await newCustomer(context.server)
    assert.equal((await api.post('/api/u/passport/logout')).status, 204)
    refused(await api.get('/api/u/user'), 401, 'SessionEnded')
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401)
  })

  it('do not take forged or foreign tokens', async () => {
    const { token } = await newCustomer(context.server)
    const [header, payload] = token.accessToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const forged of ['nonsense', `${header}.${payload}.AAAA`, unsigned, token.refreshToken]) {
      refused(await context.api.with({ token: forged }).get('/api/u/user'), 401, 'SessionEnded')
    }
  })
})

/** Undoes a change while a call, which has begun before, waits for the customer. */
function undoneBefore<T>(user: User, begin: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  const { db, clock } = context.server
  return db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    const answer = begin()
    await waitsForLock(context.server.db, answer)
    await tx.update(users).set({ email: null, mobileNumber: null }).where(eq(users.id, user.id))
    await deleteIdentitiesOf(tx, user.id)
    await endSignIns(tx, user.id, clock.now())
    return { answer }
  })
}

describe('undoing a change of contact', { skip: needsWaiting }, () => {
  it('shuts out whoever was about to get in', async () => {
    const { api, user } = await newCustomer(context.server)
    const target = user.email ?? ''
    const { server } = context
    const newPassword = 'the-thiefs-own'
    const { bindTicket } = accepted(await fromWechat(context.api, `local:${unique('thief')}`))
    const codeOf = async (purpose: string, contact = target) => {
      server.clock.advance(MINUTE_MS)
      return requestCode(server, contact, purpose)
    }
    const [code, bindCode, resetCode] = [
      await codeOf('LOGIN'),
      await codeOf('BIND'),
      await codeOf('RESET_PASSWORD'),
    ]
    const email = newEmail()
    const changed = new URLSearchParams({ email, code: await codeOf('BIND', email) }).toString()
    const bound = { bindTicket, target, code: bindCode, loginPlatform: 'WeChat_App' }
    const attempts: readonly [code: string, begin: () => Promise<Answer<unknown>>][] = [
      [
        'InvalidCredentials',
        () => context.api.post(LOGIN, { usernameOrEmail: user.userName, password: PASSWORD, loginPlatform }),
      ],
      ['InvalidCode', () => context.api.post(LOGIN_BY_CODE, { target, code, loginPlatform })],
      ['InvalidCode', () => context.api.post(RESET, { target, code: resetCode, newPassword })],
      ['TargetUnknown', () => context.api.post(BIND, bound)],
      ['SessionEnded', () => api.post(PASSWORD_CHANGE, { oldPassword: PASSWORD, newPassword })],
      ['SessionEnded', () => api.put(`${ME}/update-email?${changed}`)],
      ['SessionEnded', () => api.delete(ME)],
    ]
    const { db } = server
    const before = await db.query.users.findFirst({ where: ({ id }, { eq }) => eq(id, user.id) })
    for (const [refusal, begin] of attempts) {
      const { answer } = await undoneBefore(user, begin)
      refused(await answer, refusal === 'SessionEnded' ? 401 : 400, refusal)
      await db
        .update(users)
        .set(before ?? {})
        .where(eq(users.id, user.id))
      await db.update(sessions).set({ revokedTime: null }).where(eq(sessions.userId, user.id))
    }
  })

  it('shuts out whoever was signing in with WeChat', async () => {
    const { user } = await newCustomer(context.server)
    const code = `local:${unique('thief')}`
    await bindWechat(context.api, code, { usernameOrEmail: user.userName, password: PASSWORD })
    const { answer } = await undoneBefore(user, () => fromWechat(context.api, code))
    assert.ok('bindTicket' in accepted(await answer))
  })
  it('doesn’t link whom WeChat knows by the number that is gone', async () => {
    const { user } = await newCustomer(context.server)
    const [code, phoneCode] = [`local:${unique('thief')}`, unique('phone')]
    const mobileNumber = await localWechatProvider(async () => true).mobileNumberOf(phoneCode)
    await context.server.db.update(users).set({ mobileNumber }).where(eq(users.id, user.id))
    const { answer } = await undoneBefore(user, () =>
      context.api.post(MP, { code, phoneCode, loginPlatform: 'WeChat_App' }),
    )
    assert.ok('bindTicket' in (accepted(await answer) as object))
  })
})
