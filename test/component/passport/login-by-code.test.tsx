import { PATHS } from '@/navigation/routes'
import LoginByCodePage from '@/pages/passport/login-by-code/login-by-code'

import { aTokenDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { ok, refusal, Wire } from '../../support/app/Wire'

const LOGIN = 'POST /api/f/passport/login-by-code'
const SEND_CODE = 'POST /api/f/passport/verification-code/send'

const openLogin = (wire = new Wire()) =>
  openPage(LoginByCodePage, PATHS.loginByCode, { wire, below: [PATHS.home] })

describe('login by code page', () => {
  it('signs in with the code that was sent', async () => {
    const wire = new Wire().on(SEND_CODE, ok({ resendAfter: 60 })).on(LOGIN, ok(aTokenDto()))
    const { page, stores, router } = await openLogin(wire)
    await typeInto(byId(page, 'target'), '13800138000')
    await tap(byId(page, 'send-code'))
    await typeInto(byId(page, 'code'), '123456')

    await tap(byId(page, 'submit'))

    await until(() => router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(SEND_CODE).body).toEqual({ target: '13800138000', purpose: 'LOGIN' })
    expect(wire.lastCallTo(LOGIN).body).toEqual({
      target: '13800138000',
      code: '123456',
      loginPlatform: 'CodeLogin',
    })
    expect(stores.session.isSignedIn).toBe(true)
  })

  it('shows a wrong code at its field', async () => {
    const validationErrors = [{ message: '验证码不正确', members: ['code'] }]
    const { page, modal } = await openLogin(new Wire().on(LOGIN, refusal(400, { validationErrors })))
    await typeInto(byId(page, 'target'), '13800138000')
    await typeInto(byId(page, 'code'), '123456')

    await tap(byId(page, 'submit'))

    await until(() => problemOf(page, 'code') === '验证码不正确')
    await until(() => focusedField() === 'code')
    expect(modal).toHaveBeenCalledTimes(1)
  })

  it('wants a target and a code', async () => {
    const { page } = await openLogin()

    await tap(byId(page, 'submit'))

    expect([problemOf(page, 'target'), problemOf(page, 'code')]).toEqual(['必填', '必填'])
  })
})
