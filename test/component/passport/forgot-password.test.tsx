import { PATHS } from '@/navigation/routes'
import ForgotPasswordPage from '@/pages/passport/forgot-password/forgot-password'
import LoginPage from '@/pages/passport/login/login'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { empty, noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const RESET = 'POST /api/f/passport/reset-password'
const SEND = 'POST /api/f/passport/verification-code/send'
const REQUEST = { target: 'ada@example.com', code: '123456', newPassword: 'new-one' }

const openForgot = (wire: Wire) =>
  openPage(ForgotPasswordPage, PATHS.forgotPassword, {
    wire,
    params: { redirect: PATHS.mine },
    below: [PATHS.home],
  })

describe('forgot password', () => {
  it('sets a new one by code, and leads to signing in with it, with the way back', async () => {
    const wire = new Wire().on(RESET, empty()).on(SEND, ok({ resendAfter: 60 }))
    const opened = await openForgot(wire)
    const { page, router } = opened

    await typeInto(byId(page, 'target'), REQUEST.target)
    await tap(byId(page, 'send-code'))
    await until(() => wire.callsTo(SEND).length)
    await typeInto(byId(page, 'code'), REQUEST.code)
    await typeInto(byId(page, 'newPassword'), REQUEST.newPassword)
    await tap(byId(page, 'submit'))

    expect((await successSheet(opened)).textContent).toContain('新密码已设置')
    expect(wire.lastCallTo(SEND).body).toEqual({ target: REQUEST.target, purpose: 'RESET_PASSWORD' })
    expect(wire.lastCallTo(RESET).body).toEqual(REQUEST)
    await tap(byId(page, 'sign-in'))
    expect(router.moves).toEqual([`redirectTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.mine)}`])
  })

  it('shows a wrong code at its field', async () => {
    const validationErrors = [{ message: '验证码不正确或已过期', members: ['code'] }]
    const wire = new Wire().on(RESET, refusal(400, { code: 'InvalidCode', validationErrors }))
    const { page, router, modal } = await openForgot(wire)
    for (const [field, text] of Object.entries(REQUEST)) await typeInto(byId(page, field), text)

    await tap(byId(page, 'submit'))

    await until(() => problemOf(page, 'code') === '验证码不正确或已过期')
    await until(() => focusedField() === 'code')
    expect(modal).toHaveBeenCalledTimes(1)
    expect(router.moves).toEqual([])
  })

  it('says that it may be set when no answer came, and leads to signing in with it', async () => {
    const { page, router } = await openForgot(new Wire().on(RESET, noAnswer()))
    for (const [field, text] of Object.entries(REQUEST)) await typeInto(byId(page, field), text)

    await tap(byId(page, 'submit'))
    await until(() => page.text().includes('新密码可能已经生效'))
    await tap(page.getByText('用新密码登录'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.mine)}`])
  })

  it('says what is missing', async () => {
    const { page, wire } = await openForgot(new Wire())

    await tap(byId(page, 'submit'))

    for (const field of ['target', 'code', 'newPassword']) expect(problemOf(page, field)).toBe('必填')
    expect(wire.calls).toEqual([])
  })

  it('is a link on the login page', async () => {
    const { page, router } = await openPage(LoginPage, PATHS.login)

    await tap(byId(page, 'to-forgot'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.forgotPassword}`])
  })
})
