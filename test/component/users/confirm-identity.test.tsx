import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import UpdateEmailPage from '@/pages/users/my-profile/update-email'
import { accountApi } from '@/stores/areas/accountApi'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, problemOf, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { empty, noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

import { openEdit, user } from './editing'

const CALL = 'PUT /api/u/user/update-email'
const CONFIRM = 'POST /api/u/user/confirm-identity'
const SEND = `${CONFIRM}/send-code`
const EMAIL = 'ada@example.com'

const notConfirmed = (ways: object = {}) =>
  refusal(403, {
    code: 'IdentityNotConfirmed',
    message: '请先确认是您本人，再试一次',
    details: JSON.stringify({ password: true, mobile: '138****8000', email: null, wechat: false, ...ways }),
  })

const saved = ok(aUserDto({ ...user, email: EMAIL }))

/** The sheet is over the pages, not in one. */
const inSheet = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[role="dialog"] [id="${id}"]`)

async function submitEmail(wire: Wire): Promise<OpenedPage> {
  const opened = await openEdit(UpdateEmailPage, 'updateEmail', wire)
  await typeInto(byId(opened.page, 'email'), EMAIL)
  await typeInto(byId(opened.page, 'code'), '123456')
  await tap(byId(opened.page, 'submit'))
  await until(() => inSheet('confirm-identity'))
  return opened
}

async function fill(id: string, text: string): Promise<void> {
  await typeInto(await until(() => inSheet(id)), text)
}

async function press(id: string): Promise<void> {
  await tap(await until(() => inSheet(id)))
}

// The sheet outlives its page.
afterEach(async () => {
  const close = inSheet('close-sheet')
  if (close) await tap(close)
})

describe('a command that needs to know who it is', () => {
  it('asks for the password, and goes on by itself', async () => {
    const wire = new Wire().on(CALL, notConfirmed(), saved).on(CONFIRM, empty())
    const { router, modal } = await submitEmail(wire)
    expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-label')).toBe('确认是您本人')

    await press('confirm-identity')
    expect(inSheet('field-identityPassword')?.textContent).toContain('必填')
    await fill('identityPassword', 'correct-horse')
    await press('confirm-identity')

    await until(() => router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(CONFIRM).body).toEqual({ password: 'correct-horse' })
    expect(wire.callsTo(CALL).map(({ query }) => query)).toEqual(
      Array.from({ length: 2 }, () => ({ email: EMAIL, code: '123456' })),
    )
    expect(inSheet('confirm-identity')).toBeNull()
    expect(modal).not.toHaveBeenCalled()
  })

  it('takes the password by the keyboard’s Enter as well', async () => {
    const wire = new Wire().on(CALL, notConfirmed(), saved).on(CONFIRM, empty())
    const { router } = await submitEmail(wire)
    await fill('identityPassword', 'correct-horse')

    await change(() => inSheet('identityPassword')?.dispatchEvent(new CustomEvent('confirm', { detail: {} })))

    await until(() => router.moves.includes('navigateBack'))
  })

  it('takes a code that is sent to the old contact instead', async () => {
    const wire = new Wire()
      .on(CALL, notConfirmed(), saved)
      .on(SEND, ok({ resendAfter: 60 }))
      .on(CONFIRM, empty())
    const { router } = await submitEmail(wire)
    const chips = [...document.querySelectorAll('[role="dialog"] [role="radio"]')]
    expect(chips.map(({ textContent }) => textContent)).toEqual(['密码', '短信验证码'])

    await tap(chips[1] as Element)
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('138****8000')
    await press('send-identity-code')
    await until(() => inSheet('send-identity-code')?.textContent?.includes('秒后重发'))
    await fill('identityCode', '654321')
    await press('confirm-identity')

    await until(() => router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(SEND).body).toEqual({ channel: 'mobile' })
    expect(wire.lastCallTo(CONFIRM).body).toEqual({ target: 'mobile', code: '654321' })
  })

  it('keeps what was typed when another way is looked at, or the network is gone', async () => {
    const wire = new Wire().on(CALL, notConfirmed(), saved).on(CONFIRM, noAnswer(), empty())
    const { router, toast } = await submitEmail(wire)
    const chip = (at: number) => document.querySelectorAll('[role="dialog"] [role="radio"]')[at] as Element
    await fill('identityPassword', 'correct-horse')

    for (const at of [0, 1, 0]) await tap(chip(at))
    await press('confirm-identity')
    await until(() => toast.mock.calls.length)
    await press('confirm-identity')

    await until(() => router.moves.includes('navigateBack'))
    expect(wire.callsTo(CONFIRM).map(({ body }) => body)).toEqual([
      { password: 'correct-horse' },
      { password: 'correct-horse' },
    ])
  })

  it('leaves the form as it was when the customer turns away', async () => {
    const wire = new Wire().on(CALL, notConfirmed())
    const { page, router, modal, toast } = await submitEmail(wire)

    await press('close-sheet')

    await until(() => inSheet('confirm-identity') === null)
    expect(byId(page, 'email').querySelector('input')?.value).toBe(EMAIL)
    expect(byId(page, 'code').querySelector('input')?.value).toBe('123456')
    expect([problemOf(page, 'email'), problemOf(page, 'code')]).toEqual([null, null])
    expect([wire.callsTo(CALL).length, wire.callsTo(CONFIRM).length]).toEqual([1, 0])
    expect([router.moves.length, modal.mock.calls.length, toast.mock.calls.length]).toEqual([0, 0, 0])

    await tap(byId(page, 'submit'))
    await until(() => inSheet('confirm-identity'))
  })

  it('is given up when another page opens', async () => {
    const wire = new Wire().on(CALL, notConfirmed())
    await submitEmail(wire)

    await change(() => Taro.eventCenter.trigger('__taroRouterChange'))

    await until(() => inSheet('confirm-identity') === null)
    expect(wire.callsTo(CALL).length).toBe(1)
  })

  it('says at the field that the password is wrong, and stays open', async () => {
    const validationErrors = [{ message: '密码不正确', members: ['password'] }]
    const wire = new Wire()
      .on(CALL, notConfirmed())
      .on(CONFIRM, refusal(400, { code: 'PasswordWrong', validationErrors }))
    await submitEmail(wire)

    await fill('identityPassword', 'a guess')
    await press('confirm-identity')

    await until(() => inSheet('field-identityPassword')?.textContent?.includes('密码不正确'))
    expect(wire.callsTo(CALL).length).toBe(1)
  })

  it('asks once for two of them', async () => {
    const DELETE = 'DELETE /api/u/user'
    const wire = new Wire()
      .on(CALL, notConfirmed(), saved)
      .on(DELETE, notConfirmed(), empty())
      .on(CONFIRM, empty())
    const { router, stores } = await submitEmail(wire)
    const other = accountApi(stores.api).remove()
    await until(() => wire.callsTo(DELETE).length)

    await fill('identityPassword', 'correct-horse')
    await press('confirm-identity')

    await until(() => router.moves.includes('navigateBack'))
    await other
    expect([CALL, DELETE, CONFIRM].map((call) => wire.callsTo(call).length)).toEqual([2, 2, 1])
  })

  it('is given up when the session ends', async () => {
    const wire = new Wire()
      .on(CALL, notConfirmed())
      .on(CONFIRM, refusal(401))
      .on('POST /api/f/passport/refresh', refusal(401))
    const { router } = await submitEmail(wire)

    await fill('identityPassword', 'correct-horse')
    await press('confirm-identity')

    await until(() => inSheet('confirm-identity') === null)
    expect(router.moves).toHaveLength(1)
    expect(router.moves[0]).toContain(`navigateTo ${PATHS.login}`)
    expect(wire.callsTo(CALL).length).toBe(1)
  })

  it('asks once, and then says why it is refused', async () => {
    const wire = new Wire().on(CALL, notConfirmed()).on(CONFIRM, empty())
    const { modal } = await submitEmail(wire)

    await fill('identityPassword', 'correct-horse')
    await press('confirm-identity')

    await until(() => modal.mock.calls.length)
    expect(wire.callsTo(CALL).length).toBe(2)
    expect(inSheet('confirm-identity')).toBeNull()
  })

  it('that WeChat alone could confirm says what to do in a browser', async () => {
    const none = { password: false, mobile: null, wechat: true }
    const { page } = await submitEmail(new Wire().on(CALL, notConfirmed(none)))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('用微信重新登录')

    await press('confirm-identity')

    await until(() => inSheet('confirm-identity') === null)
    expect(byId(page, 'email').querySelector('input')?.value).toBe(EMAIL)
  })
})
