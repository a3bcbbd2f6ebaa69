import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode } from '../../support/server/customers.ts'
import {
  from,
  LOGIN,
  LOGIN_BY_CODE,
  loginPlatform,
  newAddress,
  newMobile,
  REGISTER,
  registration,
} from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'

const context = useServer({ trustedProxies: 1 })

interface Sender {
  readonly address?: string
  readonly deviceToken?: string
  readonly language?: string
}

function login(usernameOrEmail: string, password: string, { language = 'en', ...sender }: Sender = {}) {
  const request = { usernameOrEmail, password, loginPlatform }
  return context.api.with({ language }).post(LOGIN, request, from(sender))
}

async function guess(usernameOrEmail: string, times: number, sender?: Sender): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    refused(await login(usernameOrEmail, 'not-the-password', sender), 400, 'InvalidCredentials')
  }
}

const secondsToWait = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'))

describe('guessing passwords', () => {
  it('closes the password login of a name for 15 minutes after five wrong ones', async () => {
    const [{ user }, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    await guess(user.userName, 5)
    context.server.clock.advance(MINUTE_MS)
    const answer = await login(user.userName, PASSWORD)
    const error = refused(answer, 429, 'PasswordLocked')
    assert.match(error.message, /14 minutes/)
    const retryAfter = secondsToWait(answer)
    assert.ok(retryAfter > 13 * 60 && retryAfter <= 14 * 60, `Retry-After: ${retryAfter}`)
    assert.match(
      refused(await login(user.userName, PASSWORD, { language: 'zh-Hans' }), 429).message,
      /14 分钟/,
    )
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

  it('counts a mobile number as one name, however it is written', async () => {
    const mobile = newMobile()
    await guess(mobile, 3)
    await guess(`+86 ${mobile}`, 2)
    refused(await login(`0086${mobile}`, 'x'), 429, 'PasswordLocked')
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

  it('says nothing of the other names of an account', async () => {
    const { user } = await newCustomer(context.server)
    const mobile = newMobile()
    const code = await requestCode(context.server, mobile, 'REGISTER')
    const account = registration(mobile, code)
    accepted(await context.api.post(REGISTER, account))
    await guess(account.username, 5)
    refused(await login(account.username, 'x'), 429, 'PasswordLocked')
    refused(await login(mobile, 'x'), 400, 'InvalidCredentials')
    await guess(user.email ?? '', 5)
    refused(await login(user.email ?? '', 'x'), 429, 'PasswordLocked')
    accepted(await login(user.userName, PASSWORD))
    refused(await login(user.email ?? '', PASSWORD), 429, 'PasswordLocked')
  })
})

describe('a stranger who guesses an owner’s password', () => {
  it('closes the login for themselves only', async () => {
    const { user } = await newCustomer(context.server)
    const stranger = { address: newAddress() }
    await guess(user.userName, 5, stranger)
    refused(await login(user.userName, PASSWORD, stranger), 429, 'PasswordLocked')
    accepted(await login(user.userName, PASSWORD, { address: newAddress() }))
    refused(await login(user.userName, PASSWORD, stranger), 429, 'PasswordLocked')
  })

  it('is the same one anywhere in a network of IPv6', async () => {
    const { user } = await newCustomer(context.server)
    for (const host of ['::1', '::2', ':ffff:1:2:3', ':5::6', ':ffff:ffff:ffff:ffff']) {
      await guess(user.userName, 1, { address: `2001:db8:7:9${host}` })
    }
    const neighbour = { address: '2001:db8:7:9:8:7:6:5' }
    refused(await login(user.userName, PASSWORD, neighbour), 429, 'PasswordLocked')
    accepted(await login(user.userName, PASSWORD, { address: '2001:db8:7:a::1' }))
  })

  it('with many addresses gets slower and slower, while a device that has signed in before does not', async () => {
    const { user, token } = await newCustomer(context.server)
    const { deviceToken } = token
    for (let stranger = 0; stranger < 10; stranger += 1) {
      await guess(user.userName, 5, { address: newAddress() })
    }
    const waits: number[] = []
    while (waits.length < 12) {
      const answer = await login(user.userName, 'not-the-password', { address: newAddress() })
      if (answer.status === 400) continue
      refused(answer, 429, 'PasswordLocked')
      waits.push(secondsToWait(answer))
      accepted(await login(user.userName, PASSWORD, { address: newAddress(), deviceToken }))
      context.server.clock.advance(secondsToWait(answer) * SECOND_MS)
    }
    const [shortest = 0, longest = 0] = [waits[0], waits.at(-1)]
    assert.ok(shortest < 60 && longest > 240 && longest <= 300, waits.join())
    const others = await newCustomer(context.server)
    for (const foreign of ['forged', `${deviceToken}x`, others.token.deviceToken]) {
      await login(user.userName, 'x', { address: newAddress() })
      const answer = await login(user.userName, PASSWORD, { address: newAddress(), deviceToken: foreign })
      refused(answer, 429, 'PasswordLocked')
    }
    context.server.clock.advance(5 * MINUTE_MS)
    accepted(await login(user.userName, PASSWORD, { address: newAddress() }))
  })

  it('at few addresses never slows the owner down, however long they go on', async () => {
    const { user } = await newCustomer(context.server)
    const strangers = [{ address: newAddress() }, { address: newAddress() }]
    for (let round = 0; round < 6; round += 1) {
      for (const stranger of strangers) await guess(user.userName, 5, stranger)
      context.server.clock.advance(15 * MINUTE_MS)
    }
    accepted(await login(user.userName, PASSWORD, { address: newAddress() }))
  })

  it('who once knew the password gets slower too, however many devices they signed in on', async () => {
    const { user, api } = await newCustomer(context.server)
    const devices: Sender[] = []
    while (devices.length < 11) {
      const answer = await login(user.userName, PASSWORD, { address: newAddress() })
      devices.push({ address: newAddress(), deviceToken: (accepted(answer) as Token).deviceToken })
    }
    const change = { oldPassword: PASSWORD, newPassword: 'another-horse' }
    assert.equal((await api.post('/api/u/user/change-password', change)).status, 204)
    const [last, ...others] = devices
    for (const device of others) await guess(user.userName, 5, device)
    for (const seconds of [1, 2, 4, 8]) {
      context.server.clock.advance(seconds * SECOND_MS)
      await guess(user.userName, 1, last)
    }
    refused(await login(user.userName, 'another-horse', last), 429, 'PasswordLocked')
    accepted(await login(user.userName, 'another-horse', { address: newAddress() }))
  })

  it('with a device of the owner’s is counted by the device, wherever it is', async () => {
    const { user, token } = await newCustomer(context.server)
    const { deviceToken } = token
    for (let tries = 0; tries < 5; tries += 1) {
      await guess(user.userName, 1, { address: newAddress(), deviceToken })
    }
    const answer = await login(user.userName, PASSWORD, { address: newAddress(), deviceToken })
    refused(answer, 429, 'PasswordLocked')
    accepted(await login(user.userName, PASSWORD, { address: newAddress() }))
  })
})
