import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { cleanUp } from '../../../server/operations/housekeeping.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { ROUTES } from '../../support/server/contract.ts'
import {
  newCustomer,
  PASSWORD,
  requestCode,
  unique,
  type TestCustomer,
} from '../../support/server/customers.ts'
import {
  LOGIN,
  LOGIN_BY_CODE,
  loginPlatform,
  newEmail,
  newMobile,
  REFRESH,
  wrong,
} from '../../support/server/passport.ts'
import { removePassword } from '../../support/server/removePassword.ts'
import { useServer } from '../../support/server/useServer.ts'
import { bindWechat, fromWechat } from '../../support/server/wechatSignIn.ts'

import type { Message } from '../../../server/contracts/message.ts'
import type { Token } from '../../../server/contracts/passport.ts'
import type { ContactChangeView, User } from '../../../server/contracts/user.ts'

const context = useServer()

const ME = '/api/u/user'
const CONFIRM = `${ME}/confirm-identity`
const PASSWORD_CHANGE = `${ME}/change-password`
const RESET = '/api/f/passport/reset-password'
const VIEW = '/api/f/user/contact-change'
const UNDO = `${VIEW}/undo`

/** Longer than a confirmation lasts, shorter than an access token lives. */
const A_WHILE = 11 * MINUTE_MS

async function change(api: ApiClient, field: 'mobile-number' | 'email', contact: string) {
  const member = field === 'email' ? 'email' : 'mobileNumber'
  const code = await requestCode(context.server, contact, 'BIND')
  return api.put<User>(`${ME}/update-${field}?${new URLSearchParams({ [member]: contact, code }).toString()}`)
}

/** A customer whose token somebody else has got hold of a while ago. */
async function robbed(): Promise<TestCustomer> {
  const customer = await newCustomer(context.server)
  context.server.clock.advance(A_WHILE)
  return customer
}

async function withMobile(): Promise<TestCustomer & { readonly mobileNumber: string }> {
  const customer = await newCustomer(context.server)
  const mobileNumber = `+86${newMobile()}`
  accepted(await change(customer.api, 'mobile-number', mobileNumber))
  return { ...customer, mobileNumber }
}

/** The token of the last link to undo a change that was sent to somebody. */
function undoToken(contact: string): string {
  const letters = context.server.lettersTo(contact).join('\n')
  return [...letters.matchAll(/token=([\w-]{43})\b/g)].at(-1)?.[1] ?? assert.fail(`no link in: ${letters}`)
}

const contactsOf = async (api: ApiClient) => {
  const { mobileNumber, email } = accepted(await api.get<User>(ME))
  return { mobileNumber, email }
}

const signInWith = (usernameOrEmail: string | null, password: string) =>
  context.api.post<Token>(LOGIN, { usernameOrEmail, password, loginPlatform })

async function signInWithWechat(code: string): Promise<ApiClient> {
  const { accessToken } = accepted(await fromWechat(context.api, code))
  return context.api.with({ token: accessToken ?? assert.fail('nobody is bound') })
}

const membersOf = (error: { validationErrors: readonly { members: readonly string[] }[] }) =>
  error.validationErrors.flatMap(({ members }) => members)

describe('a stolen token', () => {
  it('changes neither contact, deletes nothing and sets no first password', async () => {
    const { api, user } = await robbed()
    const details = JSON.stringify({ password: true, mobile: null, email: 'c***@example.com', wechat: false })
    for (const [field, contact] of [
      ['mobile-number', newMobile()],
      ['email', newEmail()],
    ] as const) {
      const error = refused(await change(api, field, contact), 403, 'IdentityNotConfirmed')
      assert.equal(error.details, details)
    }
    refused(await api.delete(ME), 403, 'IdentityNotConfirmed')
    assert.deepEqual(await contactsOf(api), { mobileNumber: null, email: user.email })

    const imported = await robbed()
    await removePassword(context.server, imported)
    const newPassword = 'the-thiefs-own'
    refused(await imported.api.post(PASSWORD_CHANGE, { newPassword }), 403, 'IdentityNotConfirmed')
    const made = await imported.api.post(PASSWORD_CHANGE, { oldPassword: 'made up', newPassword })
    refused(made, 400, 'OldPasswordWrong')
    assert.equal((await signInWith(imported.user.email, newPassword)).status, 400)
  })

  it('isn’t confirmed by renewing it', async () => {
    const { api, token } = await robbed()
    const renewed = accepted(
      await context.api.post<Token>(REFRESH, { refreshToken: token.refreshToken }),
    ).accessToken
    const thief = api.with({ token: renewed })
    refused(await change(thief, 'email', newEmail()), 403, 'IdentityNotConfirmed')
  })

  it('still changes a password with the old one', async () => {
    const { api } = await robbed()
    const request = { oldPassword: PASSWORD, newPassword: 'another-horse' }
    assert.equal((await api.post(PASSWORD_CHANGE, request)).status, 204)
  })

  it('isn’t enough for the calls that hand over an account’s keys, whose descriptions say so', () => {
    const asking = ROUTES.filter(({ operation }) => /IdentityNotConfirmed/.test(operation.description ?? ''))
    assert.deepEqual(asking.map(({ operation }) => operation.operationId).sort(), [
      'changePassword',
      'deleteUser',
      'updateEmail',
      'updateMobileNumber',
    ])
  })
})

describe('confirming who one is', () => {
  it('works with the password, for ten minutes and this session only', async () => {
    const { api, user } = await newCustomer(context.server)
    const other = accepted(await signInWith(user.email, PASSWORD))
    context.server.clock.advance(A_WHILE)
    const wrongOne = refused(await api.post(CONFIRM, { password: 'a guess' }), 400, 'PasswordWrong')
    assert.deepEqual(membersOf(wrongOne), ['password'])
    refused(await change(api, 'email', newEmail()), 403, 'IdentityNotConfirmed')

    assert.equal((await api.post(CONFIRM, { password: PASSWORD })).status, 204)
    accepted(await change(api, 'email', newEmail()))
    const elsewhere = api.with({ token: other.accessToken })
    refused(await change(elsewhere, 'email', newEmail()), 403, 'IdentityNotConfirmed')
  })

  it('ends after ten minutes', async () => {
    const { api } = await newCustomer(context.server)
    assert.equal((await api.post(CONFIRM, { password: PASSWORD })).status, 204)
    context.server.clock.advance(9 * MINUTE_MS)
    accepted(await change(api, 'mobile-number', newMobile()))
    context.server.clock.advance(MINUTE_MS)
    refused(await change(api, 'mobile-number', newMobile()), 403, 'IdentityNotConfirmed')
  })

  it('counts wrong passwords', async () => {
    const { api } = await robbed()
    for (let guess = 0; guess < 5; guess += 1) {
      refused(await api.post(CONFIRM, { password: `guess ${guess}` }), 400, 'PasswordWrong')
    }
    refused(await api.post(CONFIRM, { password: PASSWORD }), 429, 'PasswordLocked')
  })

  it('works with a code sent to the present contact, and with no other code', async () => {
    const { api, user, mobileNumber } = await withMobile()
    context.server.clock.advance(A_WHILE)
    const email = user.email ?? ''
    const confirm = (target: string, code: string) => api.post(CONFIRM, { target, code })

    const signInCode = await requestCode(context.server, email, 'LOGIN')
    refused(await confirm('email', signInCode), 400, 'InvalidCode')

    assert.equal((await api.post(`${CONFIRM}/send-code`, { channel: 'mobile' })).status, 200)
    const code = context.server.codeFor(mobileNumber)
    refused(await confirm('email', code), 400, 'InvalidCode')
    refused(await confirm('mobile', wrong(code)), 400, 'InvalidCode')
    const opening = { target: mobileNumber, code, loginPlatform }
    refused(await context.api.post(LOGIN_BY_CODE, opening), 400, 'InvalidCode')
    refused(await api.delete(ME), 403, 'IdentityNotConfirmed')
    assert.equal((await confirm('mobile', code)).status, 204)
    refused(await confirm('mobile', code), 400, 'InvalidCode')
    accepted(await change(api, 'email', newEmail()))
  })

  it('sends codes of its kind to nobody who isn’t the customer', async () => {
    const request = { target: newEmail(), purpose: 'CONFIRM_IDENTITY' }
    const path = '/api/f/passport/verification-code/send'
    refused(await context.api.post(path, request), 400, 'Validation')
    const { api } = await robbed()
    const none = refused(await api.post(`${CONFIRM}/send-code`, { channel: 'mobile' }), 400)
    assert.equal(none.code, 'IdentityWayUnavailable')
  })

  it('takes exactly one way', async () => {
    const { api } = await robbed()
    assert.deepEqual(membersOf(refused(await api.post(CONFIRM, {}), 400, 'Validation')), ['password'])
    const half = refused(await api.post(CONFIRM, { target: 'email' }), 400, 'Validation')
    assert.deepEqual(membersOf(half), ['code'])
    const both = { password: PASSWORD, target: 'email', code: '123456' }
    assert.deepEqual(membersOf(refused(await api.post(CONFIRM, both), 400, 'Validation')), ['target', 'code'])
  })

  it('takes WeChat, to confirm or to sign in, only where there is nothing else', async () => {
    const code = `local:${unique('person')}`
    const account = { username: unique('wechat_'), password: PASSWORD }
    const token = await bindWechat(context.api, code, account)
    const api = context.api.with({ token: token.accessToken })
    context.server.clock.advance(A_WHILE)
    refused(await api.post(CONFIRM, { wechatCode: code }), 400, 'IdentityWayUnavailable')
    refused(await (await signInWithWechat(code)).delete(ME), 403, 'IdentityNotConfirmed')

    await removePassword(context.server, { api, token, user: accepted(await api.get<User>(ME)) })
    const error = refused(await api.delete(ME), 403, 'IdentityNotConfirmed')
    const ways = { password: false, mobile: null, email: null, wechat: true }
    assert.deepEqual(JSON.parse(error.details ?? ''), ways)
    const stranger = { wechatCode: `local:${unique('stranger')}` }
    refused(await api.post(CONFIRM, stranger), 400, 'WechatCodeRefused')
    refused(await api.delete(ME), 403, 'IdentityNotConfirmed')
    assert.equal((await api.post(CONFIRM, { wechatCode: code })).status, 204)
    accepted(await change(await signInWithWechat(code), 'email', newEmail()))
    assert.equal((await api.delete(ME)).status, 204)
  })
})

describe('the old contact', () => {
  it('is told of the new one in both languages, with a link; the app shows it too', async () => {
    const { api, user, mobileNumber } = await withMobile()
    const next = newMobile()
    accepted(await change(api, 'mobile-number', next))
    const [letter = ''] = context.server.lettersTo(mobileNumber)
    const masked = `${next.slice(0, 3)}****${next.slice(-4)}`
    assert.ok(letter.includes(`手机号已改为 ${masked}`), letter)
    assert.ok(letter.includes(`mobile number is now ${masked}`), letter)
    const link = /https:\/\/app\.test\/#\/pages-settings\/undo\/undo\?token=[\w-]{43}$/
    assert.match(letter, link)
    assert.doesNotMatch(letter, new RegExp(next))
    assert.deepEqual(context.server.lettersTo(next), [])

    const { items } = accepted(await api.post<{ items: Message[] }>('/api/u/message/list'))
    assert.deepEqual([items[0]?.kind, items[0]?.title], ['ACCOUNT', 'Mobile number changed'])
    assert.doesNotMatch(JSON.stringify(items), /token=/)
    assert.equal(accepted(await api.get<User>(ME)).email, user.email)
  })

  it('is the other one if there was none', async () => {
    const { user } = await withMobile()
    assert.match(context.server.lettersTo(user.email ?? '').join(), /mobile number is now .*token=/s)
  })

  it('isn’t told when nothing changes', async () => {
    const { api, mobileNumber } = await withMobile()
    context.server.clock.advance(MINUTE_MS)
    accepted(await change(api, 'mobile-number', mobileNumber))
    assert.deepEqual(context.server.lettersTo(mobileNumber), [])
  })

  it('is told of a new password and of the account’s end, also lately after it was replaced', async () => {
    const { api, user } = await newCustomer(context.server)
    const [old, email] = [user.email ?? '', newEmail()]
    accepted(await change(api, 'email', email))
    const before = context.server.lettersTo(old).length
    await api.post(PASSWORD_CHANGE, { oldPassword: PASSWORD, newPassword: 'another-horse' })
    assert.equal((await api.delete(ME)).status, 204)
    for (const letters of [context.server.lettersTo(old).slice(before), context.server.lettersTo(email)]) {
      assert.equal(letters.length, 2)
      assert.match(letters[0] ?? '', /password was changed/)
      assert.match(letters[1] ?? '', /account was deleted/)
      assert.doesNotMatch(letters.join(), /token=/)
    }
  })

  it('is told when WeChat is linked, which signs in from then on', async () => {
    const { user, mobileNumber } = await withMobile()
    await bindWechat(context.api, `local:${unique('person')}`, {
      usernameOrEmail: user.userName,
      password: PASSWORD,
    })
    assert.match(context.server.lettersTo(mobileNumber).join(), /WeChat account was linked/)
  })

  it('is told when the password is set by a code', async () => {
    const { user } = await newCustomer(context.server)
    const target = user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, target, 'RESET_PASSWORD')
    await context.api.post(RESET, { target, code, newPassword: 'another-horse' })
    assert.match(context.server.lettersTo(target).join(), /password was changed/)
  })
})

describe('undoing a change', () => {
  it('puts the old contact back, once, and shuts everybody out who got in', async () => {
    const { api, user, mobileNumber } = await withMobile()
    const [thiefs, code] = [newMobile(), `local:${unique('thief')}`]

    // A thief who knows the password binds a WeChat account of theirs, and after the change sets a password.
    await bindWechat(context.api, code, { usernameOrEmail: user.userName, password: PASSWORD })
    accepted(await change(api, 'mobile-number', thiefs))
    const token = undoToken(mobileNumber)
    context.server.clock.advance(MINUTE_MS)
    const reset = await requestCode(context.server, thiefs, 'RESET_PASSWORD')
    const newPassword = 'the-thiefs-own'
    await context.api.post(RESET, { target: thiefs, code: reset, newPassword })
    const thief = await signInWithWechat(code)

    const shown = accepted(await context.api.post<ContactChangeView>(VIEW, { token }))
    const masked = (number: string) => number.replace(/^(?:\+86)?(\d{3})\d{4}/, '$1****')
    assert.deepEqual(shown.changes, [{ kind: 'mobile', from: masked(thiefs), to: masked(mobileNumber) }])
    assert.equal((await context.api.post(UNDO, { token })).status, 204)

    refused(await thief.get(ME), 401, 'SessionEnded')
    refused(await signInWith(user.userName, newPassword), 400, 'InvalidCredentials')
    assert.ok('bindTicket' in accepted(await fromWechat(context.api, code)))
    refused(await context.api.post(UNDO, { token }), 400, 'UndoLinkEnded')
    refused(await context.api.post(VIEW, { token }), 400, 'UndoLinkEnded')
    assert.match(context.server.lettersTo(thiefs).join(), /undone/)

    context.server.clock.advance(MINUTE_MS)
    const own = await requestCode(context.server, mobileNumber, 'LOGIN')
    const opened = { target: mobileNumber, code: own, loginPlatform }
    const back = accepted(await context.api.post<Token>(LOGIN_BY_CODE, opened))
    const contacts = await contactsOf(context.api.with({ token: back.accessToken }))
    assert.deepEqual(contacts, { mobileNumber, email: user.email })
  })

  it('takes back what was changed after it, of either kind, and never what was before', async () => {
    const { api, user, mobileNumber } = await withMobile()
    const first = undoToken(user.email ?? '')
    const [second, third, email] = [newMobile(), newMobile(), newEmail()]
    accepted(await change(api, 'mobile-number', second))
    accepted(await change(api, 'mobile-number', third))
    accepted(await change(api, 'email', email))
    const tokens = [mobileNumber, second, user.email ?? ''].map(undoToken)

    const [token = '', ...later] = tokens
    const shown = accepted(await context.api.post<ContactChangeView>(VIEW, { token }))
    assert.deepEqual(
      shown.changes.map(({ kind }) => kind),
      ['mobile', 'email'],
    )
    assert.equal((await context.api.post(UNDO, { token })).status, 204)
    for (const ended of later) refused(await context.api.post(UNDO, { token: ended }), 400, 'UndoLinkEnded')
    const row = await context.server.db.query.users.findFirst({ where: ({ id }, { eq }) => eq(id, user.id) })
    assert.deepEqual([row?.mobileNumber, row?.email], [mobileNumber, user.email])

    // The number was added by a change of its own, which can still be undone.
    assert.equal((await context.api.post(UNDO, { token: first })).status, 204)
    const without = await context.server.db.query.users.findFirst({
      where: ({ id }, { eq }) => eq(id, user.id),
    })
    assert.deepEqual([without?.mobileNumber, without?.email], [null, user.email])
  })

  it('is refused if the old contact is another customer’s by now', async () => {
    const { api, mobileNumber } = await withMobile()
    accepted(await change(api, 'mobile-number', newMobile()))
    const other = await newCustomer(context.server)
    context.server.clock.advance(MINUTE_MS)
    accepted(await change(other.api, 'mobile-number', mobileNumber))
    const before = await contactsOf(api)
    refused(await context.api.post(UNDO, { token: undoToken(mobileNumber) }), 409, 'OldContactTaken')
    assert.deepEqual(await contactsOf(api), before)
  })

  it('works for seven days, and not for an account that is gone', async () => {
    const { api, mobileNumber } = await withMobile()
    accepted(await change(api, 'mobile-number', newMobile()))
    const token = undoToken(mobileNumber)
    assert.equal((await api.delete(ME)).status, 204)
    refused(await context.api.post(UNDO, { token }), 400, 'UndoLinkEnded')

    const late = await withMobile()
    accepted(await change(late.api, 'mobile-number', newMobile()))
    const lateToken = undoToken(late.mobileNumber)
    context.server.clock.advance(7 * DAY_MS - MINUTE_MS)
    accepted(await context.api.post(VIEW, { token: lateToken }))
    context.server.clock.advance(2 * MINUTE_MS)
    refused(await context.api.post(UNDO, { token: lateToken }), 400, 'UndoLinkEnded')
    await cleanUp(context.server.db, context.server.clock.now())
    assert.equal((await context.server.db.query.contactChanges.findMany()).length, 0)
    refused(await context.api.post(UNDO, { token: 'made-up' }), 400, 'UndoLinkEnded')
  })
})
