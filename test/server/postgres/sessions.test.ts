import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { decodeJwt, SignJWT } from 'jose'

import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { sharedSecret } from '../../../server/db/secrets.ts'
import { derivedKey } from '../../../server/base/crypto/derivedKey.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD } from '../../support/server/customers.ts'
import { LOGIN, loginPlatform, REFRESH } from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'

const context = useServer()

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
