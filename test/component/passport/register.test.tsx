import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import RegisterPage from '@/pages/passport/register/register'

import { aToken, aTokenDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import {
  byId,
  focusedField,
  openPage,
  problemOf,
  switchLanguage,
  type OpenedPage,
} from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, refusal, timedOut, Wire } from '../../support/app/Wire'

const REGISTER = 'POST /api/f/passport/register'
const SEND_CODE = 'POST /api/f/passport/verification-code/send'
const ACCOUNT = { username: 'ada_1', password: 'secret1', target: 'ada@example.com', code: '123456' }

const openRegister = (
  wire = new Wire(),
  params: Record<string, string> = {},
  below: string[] = [PATHS.home],
) => openPage(RegisterPage, PATHS.register, { wire, params, below })

async function typeAccount({ page }: OpenedPage, changes: Partial<typeof ACCOUNT> = {}) {
  for (const [field, text] of Object.entries({ ...ACCOUNT, ...changes }))
    await typeInto(byId(page, field), text)
  await tap(byId(page, 'agree'))
}

describe('register page', () => {
  it('creates the account, signs in and goes back', async () => {
    const token = aToken()
    const opened = await openRegister(new Wire().on(REGISTER, ok(aTokenDto(token))), { redirect: PATHS.mine })
    await typeAccount(opened)

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(opened.wire.lastCallTo(REGISTER).body).toMatchObject(ACCOUNT)
    expect(opened.stores.session.authorization()).toBe(`Bearer ${token.accessToken}`)
  })

  it('goes to the page that a cold start asked for', async () => {
    const wire = new Wire().on(REGISTER, ok(aTokenDto()))
    const opened = await openRegister(wire, { redirect: PATHS.warehouseAddress }, [])
    await typeAccount(opened)

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes(`switchTab ${PATHS.warehouseAddress}`))
  })

  it('names the friend who recommended us, if there is one', async () => {
    const opened = await openRegister(new Wire().on(REGISTER, ok(aTokenDto())))
    await typeAccount(opened)
    await typeInto(byId(opened.page, 'referralCode'), ' R-1 ')

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.stores.session.isSignedIn)
    expect(opened.wire.lastCallTo(REGISTER).body).toMatchObject({ referralCode: 'R-1' })
  })

  it.each([
    ['username', '', '必填', 'Required'],
    ['username', 'a!', '请输入正确的格式', 'Please enter correct format'],
    ['password', '', '必填', 'Required'],
    ['password', '12345', '至少输入 6 个字符', 'Enter at least 6 characters'],
    ['target', '', '必填', 'Required'],
    ['target', 'ada@', '请输入正确的邮箱', 'Please enter a correct email'],
    ['target', '12345', '请输入正确的格式', 'Please enter correct format'],
    ['code', '', '必填', 'Required'],
    ['code', '1234', '请输入正确的格式', 'Please enter correct format'],
  ])('%s %j: %s', async (field, text, chinese, english) => {
    const opened = await openRegister()
    await typeAccount(opened, { [field]: text })

    await tap(byId(opened.page, 'submit'))

    expect(problemOf(opened.page, field)).toBe(chinese)
    await switchLanguage(opened, 'en')
    expect(problemOf(opened.page, field)).toBe(english)
    expect(opened.wire.calls).toEqual([])
  })

  it('shows at the field that a name is taken', async () => {
    const validationErrors = [{ message: '用户名已被使用', members: ['username'] }]
    const opened = await openRegister(new Wire().on(REGISTER, refusal(409, { validationErrors })))
    await typeAccount(opened)

    await tap(byId(opened.page, 'submit'))

    await until(() => problemOf(opened.page, 'username') === '用户名已被使用')
    await until(() => focusedField() === 'username')
    expect(opened.modal).toHaveBeenCalledTimes(1)
    expect(opened.stores.session.isSignedIn).toBe(false)
  })

  it('repeats a registration that got no answer with the same key, and a corrected one with another', async () => {
    const opened = await openRegister(new Wire().on(REGISTER, timedOut()))
    await typeAccount(opened)
    await tap(byId(opened.page, 'submit'))
    await until(() => opened.toast.mock.calls.length === 1)
    await tap(byId(opened.page, 'submit'))
    await until(() => opened.toast.mock.calls.length === 2)
    await typeInto(byId(opened.page, 'username'), 'ada_2')
    await tap(byId(opened.page, 'submit'))
    await until(() => opened.toast.mock.calls.length === 3)

    const [first, second, third] = opened.wire
      .callsTo(REGISTER)
      .map(({ header }) => header['Idempotency-Key'])

    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

it('says that there is an account already to a customer who is signed in', async () => {
  rememberSession()
  const { page, router } = await openRegister(new Wire(), { referralCode: 'MYOWN1' })

  expect(page.text()).toContain('您已登录')
  expect(page.root.querySelector('#submit')).toBeNull()
  await tap(byId(page, 'to-home'))

  expect(router.moves).toContain(`switchTab ${PATHS.home}`)
})

describe('the verification code', () => {
  it('goes to the target, and the next one has to wait', async () => {
    const opened = await openRegister(new Wire().on(SEND_CODE, ok({ resendAfter: 60 })))
    await typeInto(byId(opened.page, 'target'), ' ada@example.com ')

    await tap(byId(opened.page, 'send-code'))
    await until(() => opened.page.text().includes('60 秒后重发'))
    await tap(byId(opened.page, 'send-code'))

    expect(opened.wire.callsTo(SEND_CODE).map(({ body }) => body)).toEqual([
      { target: 'ada@example.com', purpose: 'REGISTER' },
    ])
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '验证码已发送' }))
  })

  it('is not sent to nowhere', async () => {
    const opened = await openRegister()
    await typeInto(byId(opened.page, 'target'), 'ada@')

    await tap(byId(opened.page, 'send-code'))

    expect(problemOf(opened.page, 'target')).toBe('请输入正确的邮箱')
    expect(problemOf(opened.page, 'username')).toBeNull()
    expect(opened.wire.calls).toEqual([])
  })

  it('that was refused for its frequency is told in a modal', async () => {
    const opened = await openRegister(new Wire().on(SEND_CODE, refusal(429, { message: '发送太频繁' })))
    await typeInto(byId(opened.page, 'target'), 'ada@example.com')

    await tap(byId(opened.page, 'send-code'))

    await until(() => opened.modal.mock.calls.length)
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '发送太频繁' }))
  })

  it('that was refused for its target is told too', async () => {
    const validationErrors = [{ message: '该邮箱无法接收', members: ['target'] }]
    const opened = await openRegister(new Wire().on(SEND_CODE, refusal(400, { validationErrors })))
    await typeInto(byId(opened.page, 'target'), 'ada@example.com')

    await tap(byId(opened.page, 'send-code'))

    await until(() => opened.wire.callsTo(SEND_CODE).length)
    const told = [problemOf(opened.page, 'target'), ...opened.modal.mock.calls]
    expect(told.filter((words) => words !== null)).not.toEqual([])
  })
})

describe('the agreement', () => {
  it('is needed, and says so', async () => {
    const opened = await openRegister()
    await typeAccount(opened)
    await tap(byId(opened.page, 'agree'))

    await tap(byId(opened.page, 'submit'))

    expect(problemOf(opened.page, 'agree')).toContain('请先阅读并同意')
    expect(opened.wire.callsTo(REGISTER)).toEqual([])
  })

  it.each(['terms', 'privacy'])('links to the %s', async (key) => {
    const { page, router } = await openRegister()

    await tap(byId(page, `open-${key}`))

    expect(router.moves).toEqual([`navigateTo ${PATHS.contentPage}?key=${key}`])
  })
})

const keepReferral = (code: string) =>
  Taro.setStorageSync('referralCode', { code, link: code, keptAtMs: Date.now() })

describe('who brought the customer', () => {
  it('stands there already, and is used up by signing up', async () => {
    keepReferral('FRIEND1')
    const opened = await openRegister(new Wire().on(REGISTER, ok(aTokenDto())))
    expect(opened.page.text()).toContain('已自动填入推荐码 FRIEND1')
    await typeAccount(opened)

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.stores.session.isSignedIn)
    expect(opened.wire.lastCallTo(REGISTER).body).toMatchObject({ referralCode: 'FRIEND1' })
    expect(Taro.getStorageInfoSync().keys).not.toContain('referralCode')
  })

  it('is the friend whose link opened the page, rather than an earlier one', async () => {
    keepReferral('FRIEND1')
    const { page } = await openRegister(new Wire(), { referralCode: 'FRIEND2' })

    expect(byId(page, 'referralCode').outerHTML).toContain('FRIEND2')
  })

  it('is nobody if the customer typed the code', async () => {
    keepReferral('FRIEND1')
    const { page } = await openRegister()
    await typeInto(byId(page, 'referralCode'), 'abc')

    const again = await openRegister()

    expect(byId(again.page, 'referralCode').outerHTML).toContain('abc')
    expect(again.page.root.querySelector('.notice')).toBeNull()
  })

  it('is still known after a refusal and a restart', async () => {
    keepReferral('FRIEND1')
    const opened = await openRegister(new Wire().on(REGISTER, refusal(409, { message: '用户名已被使用' })))
    await typeAccount(opened)
    await tap(byId(opened.page, 'submit'))
    await until(() => opened.modal.mock.calls.length)

    const { page } = await openRegister()

    expect(page.text()).toContain('已自动填入推荐码 FRIEND1')
  })
})
