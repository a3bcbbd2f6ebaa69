import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode } from '../../support/server/customers.ts'
import { LOGIN, LOGIN_BY_CODE, loginPlatform } from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()

const login = (usernameOrEmail: string, password: string, language = 'en') =>
  context.api.with({ language }).post(LOGIN, { usernameOrEmail, password, loginPlatform })

async function guess(usernameOrEmail: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    refused(await login(usernameOrEmail, 'not-the-password'), 400, 'InvalidCredentials')
  }
}

describe('guessing passwords', () => {
  it('closes an account’s password login for 15 minutes after five wrong ones, by any of its names', async () => {
    const [{ user }, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    await guess(user.userName, 3)
    await guess(user.email ?? '', 2)
    context.server.clock.advance(MINUTE_MS)
    const answer = await login(user.userName, PASSWORD)
    const error = refused(answer, 429, 'PasswordLocked')
    assert.match(error.message, /14 minutes/)
    const retryAfter = Number(answer.headers.get('retry-after'))
    assert.ok(retryAfter > 13 * 60 && retryAfter <= 14 * 60, `Retry-After: ${retryAfter}`)
    assert.match(refused(await login(user.userName, PASSWORD, 'zh-Hans'), 429).message, /14 分钟/)
    accepted(await login(other.user.userName, PASSWORD))
    context.server.clock.advance(14 * MINUTE_MS + SECOND_MS)
    accepted(await login(user.userName, PASSWORD))
  })

  it('starts anew after the right password, and after 15 minutes with fewer than five', async () => {
    const { user } = await newCustomer(context.server)
    await guess(user.userName, 4)
    accepted(await login(user.userName, PASSWORD))
    await guess(user.userName, 4)
    context.server.clock.advance(15 * MINUTE_MS)
    await guess(user.userName, 4)
    accepted(await login(user.userName, PASSWORD))
  })

  it('gets the same answers for names that nobody has', async () => {
    const { user } = await newCustomer(context.server)
    await guess(user.userName, 5)
    await guess('nobody_at_all', 5)
    const known = refused(await login(user.userName, 'x'), 429)
    assert.deepEqual(refused(await login('Nobody_At_All ', 'x'), 429), known)
  })

  it('counts tries at the same moment', async () => {
    const { user } = await newCustomer(context.server)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(user.userName, 'not-the-password')),
    )
    assert.equal(answers.filter(({ status }) => status === 400).length, 5)
    assert.equal(answers.filter(({ status }) => status === 429).length, 7)
  })

  it('leaves signing in by code open, which opens the password login again', async () => {
    const { user } = await newCustomer(context.server)
    const target = user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    await guess(user.userName, 5)
    refused(await login(user.userName, PASSWORD), 429, 'PasswordLocked')
    const code = await requestCode(context.server, target, 'LOGIN')
    accepted(await context.api.post(LOGIN_BY_CODE, { target, code, loginPlatform }))
    accepted(await login(user.userName, PASSWORD))
  })
})
