import { PATHS } from '@/navigation/routes'
import LoginPage from '@/pages/passport/login/login'

import { deferred } from '../../support/app/deferred'
import { aToken, aTokenDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import {
  byId,
  change,
  focusedField,
  openPage,
  problemOf,
  switchLanguage,
  type OpenedPage,
} from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, timedOut, Wire, type WireReply } from '../../support/app/Wire'

const LOGIN = 'POST /api/f/passport/login'

const openLogin = (wire = new Wire(), params: Record<string, string> = {}, below: string[] = [PATHS.home]) =>
  openPage(LoginPage, PATHS.login, { wire, params, below })

async function typeAndSubmit({ page }: OpenedPage, name = 'ada', password = 'secret') {
  await typeInto(byId(page, 'usernameOrEmail'), name)
  await typeInto(byId(page, 'password'), password)
  await tap(byId(page, 'submit'))
}

describe('login page', () => {
  it('signs in and goes back to where the customer was', async () => {
    const token = aToken()
    const opened = await openLogin(new Wire().on(LOGIN, ok(aTokenDto(token))), { redirect: PATHS.mine })

    await typeAndSubmit(opened, ' ada ')

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(opened.wire.lastCallTo(LOGIN).body).toMatchObject({ usernameOrEmail: 'ada', password: 'secret' })
    expect(opened.stores.session.authorization()).toBe(`Bearer ${token.accessToken}`)
  })

  it('opens the page that a cold start asked for', async () => {
    const redirect = `${PATHS.parcelDetail}?id=7`
    const opened = await openLogin(new Wire().on(LOGIN, ok(aTokenDto())), { redirect }, [])

    await typeAndSubmit(opened)

    await until(() => opened.router.moves.includes(`reLaunch ${redirect}`))
  })

  it('says what is missing, each at its field, and sends nothing', async () => {
    const { page, wire } = await openLogin()

    await tap(byId(page, 'submit'))

    expect(problemOf(page, 'usernameOrEmail')).toBe('必填')
    expect(problemOf(page, 'password')).toBe('必填')
    expect(wire.calls).toEqual([])
  })

  it('says in English what is missing', async () => {
    const opened = await openLogin()
    const { page } = opened
    await switchLanguage(opened, 'en')

    await tap(byId(page, 'submit'))
    expect(problemOf(page, 'usernameOrEmail')).toBe('Required')
    await typeInto(byId(page, 'password'), '12345')
    await tap(byId(page, 'submit'))

    expect(problemOf(page, 'password')).toBe('Enter at least 6 characters')
  })

  it('no longer complains about a field that is being corrected', async () => {
    const { page } = await openLogin()
    await tap(byId(page, 'submit'))

    await typeInto(byId(page, 'usernameOrEmail'), 'a')

    expect(problemOf(page, 'usernameOrEmail')).toBeNull()
    expect(problemOf(page, 'password')).toBe('必填')
  })

  it('shows a wrong password in a modal, and keeps what was typed', async () => {
    const wire = new Wire().on(LOGIN, refusal(401, { message: '用户名或密码错误' }))
    const opened = await openLogin(wire)

    await typeAndSubmit(opened)

    await until(() => opened.modal.mock.calls.length)
    expect(opened.modal).toHaveBeenCalledWith(
      expect.objectContaining({ title: '提示', content: '用户名或密码错误', showCancel: false }),
    )
    expect(byId(opened.page, 'usernameOrEmail').querySelector('input')?.value).toBe('ada')
    expect(opened.router.moves).toEqual([])
    expect(opened.toast).not.toHaveBeenCalled()
  })

  it('shows at its field what the server refuses about it', async () => {
    const validationErrors = [{ message: '没有这个用户', members: ['usernameOrEmail'] }]
    const opened = await openLogin(new Wire().on(LOGIN, refusal(400, { validationErrors })))

    await typeAndSubmit(opened)

    await until(() => problemOf(opened.page, 'usernameOrEmail') === '没有这个用户')
    await until(() => focusedField() === 'usernameOrEmail')
    expect(opened.modal).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['no connection', noAnswer(), '网络不可用，请检查连接后重试'],
    ['a timeout', timedOut(), '请求超时，请重试'],
  ])('tells of %s in a toast, and can be tried again', async (_failure, failure, text) => {
    const opened = await openLogin(new Wire().on(LOGIN, failure, ok(aTokenDto())))

    await typeAndSubmit(opened)
    await until(() => opened.toast.mock.calls.length)
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: text }))
    await tap(byId(opened.page, 'submit'))

    await until(() => opened.stores.session.isSignedIn)
  })

  it('signs in by the keyboard’s Enter as well', async () => {
    const { page, wire } = await openLogin(new Wire().on(LOGIN, ok(aTokenDto())))
    await typeInto(byId(page, 'usernameOrEmail'), 'ada')
    await typeInto(byId(page, 'password'), 'secret')

    await change(() => byId(page, 'password').dispatchEvent(new CustomEvent('confirm', { detail: {} })))

    await until(() => wire.callsTo(LOGIN).length)
  })

  it('signs in once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openLogin(new Wire().on(LOGIN, answer.promise))

    await typeAndSubmit(opened)
    await tap(byId(opened.page, 'submit'))
    answer.resolve(ok(aTokenDto()))

    await until(() => opened.stores.session.isSignedIn)
    expect(opened.wire.callsTo(LOGIN)).toHaveLength(1)
  })

  it.each([
    ['use-code', PATHS.loginByCode],
    ['to-register', PATHS.register],
  ])('%s leads on, and takes along where to return', async (id, path) => {
    const opened = await openLogin(new Wire(), { redirect: PATHS.parcelList })

    await tap(byId(opened.page, id))

    expect(opened.router.moves).toEqual([
      `redirectTo ${path}?redirect=${encodeURIComponent(PATHS.parcelList)}`,
    ])
  })

  it('does not show the password', async () => {
    const { page } = await openLogin()

    expect(byId(page, 'password').querySelector('input')?.type).toBe('password')
  })
})
