import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { MIGRATIONS_DIR } from '../../../server/assets.ts'
import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { users } from '../../../server/db/schema/index.ts'
import { NUMBERS_AS_NAMES } from '../../support/mobileNumbers.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode } from '../../support/server/customers.ts'
import {
  LOGIN,
  loginPlatform,
  newEmail,
  newMobile,
  REGISTER,
  registration,
  SEND,
  wrong,
} from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer()

function rowOf(userId: string) {
  return context.server.db.query.users.findFirst({ where: (user, { eq }) => eq(user.id, userId) })
}

const codeOf = async (userId: string) => (await rowOf(userId))?.inviteCode

describe('signing up', () => {
  it('takes an e-mail address or a mobile number and signs the customer in', async () => {
    for (const target of [newEmail(), newMobile()]) {
      const code = await requestCode(context.server, target, 'REGISTER')
      const token = accepted(await context.api.post<Token>(REGISTER, registration(target, code)))
      const user = accepted(await context.api.with({ token: token.accessToken }).get<User>('/api/u/user'))
      assert.equal(user.email ?? user.mobileNumber?.replace('+86', ''), target)
      assert.match(user.idCode, /^FW\d{6}$/)
      assert.deepEqual(user.currentFundAccount, { balance: '0.00', currencyCode: 'CNY', currencySymbol: '¥' })
    }
  })

  it('refuses a taken username, in any case, and leaves the code usable', async () => {
    const { user } = await newCustomer(context.server)
    const target = newEmail()
    const code = await requestCode(context.server, target, 'REGISTER')
    const taken = { ...registration(target, code), username: user.userName.toUpperCase() }
    const error = refused(await context.api.post(REGISTER, taken), 409, 'UserNameTaken')
    assert.deepEqual(error.validationErrors[0]?.members, ['username'])
    accepted(await context.api.post(REGISTER, registration(target, code)))
  })

  it('refuses a target that has an account, but only to whoever holds the code', async () => {
    const { user } = await newCustomer(context.server)
    const target = user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, target, 'REGISTER')
    refused(await context.api.post(REGISTER, registration(target, wrong(code))), 400, 'InvalidCode')
    const error = refused(await context.api.post(REGISTER, registration(target, code)), 409, 'TargetTaken')
    assert.deepEqual(error.validationErrors[0]?.members, ['target'])
  })

  it('remembers who invited the customer, and gives everybody a code to invite with', async () => {
    const inviter = await newCustomer(context.server)
    const inviteCode = await codeOf(inviter.user.id)
    assert.match(inviteCode ?? '', /^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/)
    const target = newEmail()
    const code = await requestCode(context.server, target, 'REGISTER')
    const request = { ...registration(target, code), referralCode: ` ${inviteCode?.toLowerCase()}` }
    const token = accepted(await context.api.post<Token>(REGISTER, request))
    const user = accepted(await context.api.with({ token: token.accessToken }).get<User>('/api/u/user'))
    assert.equal((await rowOf(user.id))?.referrerId, inviter.user.id)
    assert.notEqual(await codeOf(user.id), inviteCode)
    assert.equal((await rowOf(inviter.user.id))?.referrerId, null)
  })

  it('refuses a referral code that nobody has, in the asked language, and leaves the code usable', async () => {
    const target = newEmail()
    const code = await requestCode(context.server, target, 'REGISTER')
    const bad = { ...registration(target, code), referralCode: 'NOBODYS1' }
    const error = refused(await context.api.post(REGISTER, bad), 400, 'ReferralCodeUnknown')
    assert.deepEqual(error.validationErrors, [
      { message: 'There is no such referral code', members: ['referralCode'] },
    ])
    const chinese = await context.api.with({ language: 'zh-Hans' }).post(REGISTER, bad)
    assert.equal(refused(chinese, 400).message, '没有这个推荐码')
    accepted(await context.api.post(REGISTER, registration(target, code)))
  })

  it('gives one account to two sign-ups at the same moment', async () => {
    const target = newEmail()
    const code = await requestCode(context.server, target, 'REGISTER')
    const answers = await Promise.all(
      [1, 2, 3].map(() => context.api.post(REGISTER, registration(target, code))),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  it('checks username, password and target, and names the field', async () => {
    const good = registration(newEmail(), '123456')
    const bad = { username: 'a b', password: '12345', target: 'nobody', code: '12', loginPlatform: 'Fax' }
    for (const [field, value] of Object.entries(bad)) {
      const error = refused(await context.api.post(REGISTER, { ...good, [field]: value }), 400, 'Validation')
      assert.deepEqual(
        error.validationErrors.map(({ members }) => members),
        [[field]],
      )
    }
    const short = refused(await context.api.post(REGISTER, { ...good, password: '12345' }), 400)
    assert.equal(short.validationErrors[0]?.message, 'Enter at least 6 characters')
    const long = { ...good, password: 'x'.repeat(31) }
    assert.equal(
      refused(await context.api.post(REGISTER, long), 400).validationErrors[0]?.members[0],
      'password',
    )
  })
})

describe('mobile numbers of accounts that are older than their one form', () => {
  it('get it, and two accounts with the same number both stay', async () => {
    const { db } = context.server
    const mobile = newMobile()
    const withNumber = async (mobileNumber: string, changes: Partial<typeof users.$inferInsert> = {}) => {
      const { user } = await newCustomer(context.server)
      await db
        .update(users)
        .set({ mobileNumber, ...changes })
        .where(eq(users.id, user.id))
      return user
    }
    const plain = await withNumber(newMobile())
    const [plainNumber, abroad] = [(await rowOf(plain.id))?.mobileNumber, await withNumber('+610412345678')]
    const [older, typed] = [await withNumber(`+86${mobile}`), await withNumber(mobile)]
    const stranded = newMobile()
    const [other, onlyNumber] = [
      await withNumber(stranded),
      await withNumber(`+86${stranded}`, { email: null }),
    ]

    for (const statement of await migration('mobile_numbers')) await db.execute(sql.raw(statement))

    const numberOf = async ({ id }: User) => (await rowOf(id))?.mobileNumber
    assert.equal(await numberOf(plain), `+86${plainNumber}`)
    assert.equal(await numberOf(abroad), '+61412345678')
    assert.deepEqual([await numberOf(typed), await numberOf(older)], [`+86${mobile}`, null])
    assert.deepEqual([await numberOf(onlyNumber), await numberOf(other)], [`+86${stranded}`, null])
    for (const { userName } of [older, typed, other, onlyNumber]) {
      accepted(
        await context.api.post(LOGIN, { usernameOrEmail: userName, password: PASSWORD, loginPlatform }),
      )
    }
  })
})

/** The statements of the migration with this name. */
async function migration(name: string): Promise<string[]> {
  const file = (await readdir(MIGRATIONS_DIR)).find((path) => path.endsWith(`_${name}.sql`)) ?? ''
  return (await readFile(join(MIGRATIONS_DIR, file), 'utf8')).split('--> statement-breakpoint')
}

describe('signing in', () => {
  it('works with username or e-mail address, in any case', async () => {
    const { user } = await newCustomer(context.server)
    for (const usernameOrEmail of [user.userName, user.email?.toUpperCase()]) {
      const token = accepted(
        await context.api.post<Token>(LOGIN, { usernameOrEmail, password: PASSWORD, loginPlatform }),
      )
      assert.equal(token.tokenType, 'Bearer')
      assert.equal(token.expiresIn, 900)
    }
  })

  it('knows a mobile number however it is written, and keeps it in one form', async () => {
    const mobile = newMobile()
    const code = await requestCode(context.server, mobile, 'REGISTER')
    const token = accepted(await context.api.post<Token>(REGISTER, registration(mobile, code)))
    const user = accepted(await context.api.with({ token: token.accessToken }).get<User>('/api/u/user'))
    assert.equal(user.mobileNumber, `+86${mobile}`)
    const spaced = `${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`
    for (const written of [mobile, ` ${spaced}`, `+86 ${mobile}`, `0086${mobile}`, `86${mobile}`]) {
      accepted(await context.api.post(LOGIN, { usernameOrEmail: written, password: PASSWORD, loginPlatform }))
      context.server.clock.advance(MINUTE_MS)
      const again = await requestCode(context.server, written, 'REGISTER')
      refused(await context.api.post(REGISTER, registration(written, again)), 409, 'TargetTaken')
    }
  })

  it('names the field of a number that can’t be one', async () => {
    for (const target of ['12345678901', '6591234567', '+65 9123', '+86 20 8000 0000']) {
      const bad = await context.api.post(SEND, { target, purpose: 'LOGIN' })
      const error = refused(bad, 400, 'Validation')
      assert.deepEqual(error.validationErrors[0]?.members, ['target'], target)
      assert.match(error.validationErrors[0]?.message ?? '', /country code/)
    }
  })

  it('takes no username that reads as a mobile number, and prefers who confirmed the number', async () => {
    const mobile = newMobile()
    const code = await requestCode(context.server, mobile, 'REGISTER')
    for (const username of NUMBERS_AS_NAMES) {
      const asName = { ...registration(mobile, code), username }
      const error = refused(await context.api.post(REGISTER, asName), 400, 'Validation')
      assert.deepEqual(error.validationErrors[0]?.members, ['username'], username)
    }

    const squatter = await newCustomer(context.server)
    await context.server.db
      .update(users)
      .set({ userName: mobile, userNameKey: mobile })
      .where(eq(users.id, squatter.user.id))
    const password = 'the-owner-of-the-number'
    accepted(await context.api.post<Token>(REGISTER, { ...registration(mobile, code), password }))
    accepted(await context.api.post(LOGIN, { usernameOrEmail: mobile, password, loginPlatform }))
  })

  it('answers the same for a wrong password and an unknown account', async () => {
    const { user } = await newCustomer(context.server)
    const attempt = (usernameOrEmail: string) =>
      context.api.post(LOGIN, { usernameOrEmail, password: 'not-the-password', loginPlatform })
    const known = refused(await attempt(user.userName), 400, 'InvalidCredentials')
    assert.deepEqual(refused(await attempt('nobody_at_all'), 400), known)
  })

  it('names the platform', async () => {
    refused(await context.api.post(LOGIN, { usernameOrEmail: 'a', password: 'b' }), 400, 'Validation')
  })
})
