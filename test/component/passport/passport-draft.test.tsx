import type { ComponentType } from 'react'

import { PATHS } from '@/navigation/routes'
import ForgotPasswordPage from '@/pages/passport/forgot-password/forgot-password'
import LoginByCodePage from '@/pages/passport/login-by-code/login-by-code'
import LoginPage from '@/pages/passport/login/login'
import RegisterPage from '@/pages/passport/register/register'
import { StoresProvider } from '@/stores/StoresContext'

import { aTokenDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { renderPage, type RenderedPage } from '../../support/app/renderPage'
import { until } from '../../support/app/until'
import { empty, ok, Wire } from '../../support/app/Wire'

const LOGIN = 'POST /api/f/passport/login'
const SEND_CODE = 'POST /api/f/passport/verification-code/send'
const RESET = 'POST /api/f/passport/reset-password'

/** Replaces the open page with another passport page. */
function goOn({ stores }: OpenedPage, Page: ComponentType, path: string): Promise<RenderedPage> {
  return renderPage(Page, path, {
    App: ({ children }) => <StoresProvider value={stores}>{children}</StoresProvider>,
  })
}

const valueIn = (page: RenderedPage, id: string) => byId(page, id).querySelector('input')?.value

describe('what was typed on a page of the passport', () => {
  it('stands on the next one: an email is where the code goes', async () => {
    const opened = await openPage(LoginPage, PATHS.login)
    await typeInto(byId(opened.page, 'usernameOrEmail'), 'ada@example.com')
    await typeInto(byId(opened.page, 'password'), 'open sesame')

    const forgot = await goOn(opened, ForgotPasswordPage, PATHS.forgotPassword)
    expect(valueIn(forgot, 'target')).toBe('ada@example.com')
    expect(valueIn(forgot, 'newPassword')).toBe('')

    const byCode = await goOn(opened, LoginByCodePage, PATHS.loginByCode)
    expect(valueIn(byCode, 'target')).toBe('ada@example.com')

    const login = await goOn(opened, LoginPage, PATHS.login)
    expect(valueIn(login, 'usernameOrEmail')).toBe('ada@example.com')
    expect(valueIn(login, 'password')).toBe('')
  })

  it('of a new account is still there after a look at the others, the password apart', async () => {
    const opened = await openPage(RegisterPage, PATHS.register)
    const typed = { username: 'ada', target: 'ada@example.com', referralCode: 'GD77', code: '123456' }
    for (const [field, text] of Object.entries({ ...typed, password: 'open sesame' }))
      await typeInto(byId(opened.page, field), text)

    const login = await goOn(opened, LoginPage, PATHS.login)
    expect(valueIn(login, 'usernameOrEmail')).toBe('ada@example.com')

    const register = await goOn(opened, RegisterPage, PATHS.register)
    for (const [field, text] of Object.entries(typed)) expect(valueIn(register, field)).toBe(text)
    expect(valueIn(register, 'password')).toBe('')
  })

  it('is no place for a code where it is a name', async () => {
    const opened = await openPage(LoginPage, PATHS.login)
    await typeInto(byId(opened.page, 'usernameOrEmail'), 'ada')
    const byCode = await goOn(opened, LoginByCodePage, PATHS.loginByCode)
    expect(valueIn(byCode, 'target')).toBe('')
    const register = await goOn(opened, RegisterPage, PATHS.register)
    expect(valueIn(register, 'username')).toBe('ada')
  })

  it('signs in where it is a mobile number', async () => {
    const other = await openPage(LoginByCodePage, PATHS.loginByCode)
    await typeInto(byId(other.page, 'target'), '13800138000')
    const login = await goOn(other, LoginPage, PATHS.login)
    expect(valueIn(login, 'usernameOrEmail')).toBe('13800138000')
  })

  it('of a new account is there after a reload, with the countdown, but never the password', async () => {
    const wire = new Wire().on(SEND_CODE, ok({ resendAfter: 60 }))
    const before = await openPage(RegisterPage, PATHS.register, { wire })
    const typed = { username: 'ada', target: 'ada@example.com', code: '123456' }
    for (const [field, text] of Object.entries({ ...typed, password: 'open sesame' }))
      await typeInto(byId(before.page, field), text)
    await tap(byId(before.page, 'send-code'))
    await until(() => wire.callsTo(SEND_CODE).length)

    const { page } = await openPage(RegisterPage, PATHS.register)

    for (const [field, text] of Object.entries(typed)) expect(valueIn(page, field)).toBe(text)
    expect(valueIn(page, 'password')).toBe('')
    expect(byId(page, 'send-code').textContent).toMatch(/^\d+ 秒后重发$/)
    expect(JSON.stringify(localStorage)).not.toContain('open sesame')
  })

  it('is forgotten after an hour', async () => {
    const opened = await openPage(RegisterPage, PATHS.register)
    await typeInto(byId(opened.page, 'username'), 'ada')
    const hourLater = Date.now() + 3_600_000
    jest.spyOn(Date, 'now').mockReturnValue(hourLater)

    const { page } = await openPage(RegisterPage, PATHS.register)

    expect(valueIn(page, 'username')).toBe('')
  })

  it('is the account whose password was set anew', async () => {
    const wire = new Wire().on(RESET, empty())
    const opened = await openPage(LoginPage, PATHS.login, { wire })
    await typeInto(byId(opened.page, 'usernameOrEmail'), 'somebody')
    const forgot = await goOn(opened, ForgotPasswordPage, PATHS.forgotPassword)
    for (const [field, text] of Object.entries({
      target: 'ada@example.com',
      code: '123456',
      newPassword: 'new-one',
    }))
      await typeInto(byId(forgot, field), text)
    await tap(byId(forgot, 'submit'))
    await until(() => wire.callsTo(RESET).length)

    const login = await goOn(opened, LoginPage, PATHS.login)

    expect(valueIn(login, 'usernameOrEmail')).toBe('ada@example.com')
  })

  it('is gone once somebody has signed in', async () => {
    const opened = await openPage(LoginPage, PATHS.login, { wire: new Wire().on(LOGIN, ok(aTokenDto())) })
    await typeInto(byId(opened.page, 'usernameOrEmail'), 'ada')
    await typeInto(byId(opened.page, 'password'), 'open sesame')
    await tap(byId(opened.page, 'submit'))
    await until(() => opened.stores.session.isSignedIn)

    const login = await goOn(opened, LoginPage, PATHS.login)

    expect(valueIn(login, 'usernameOrEmail')).toBe('')
  })
})
