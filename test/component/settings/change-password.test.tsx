import { PATHS } from '@/navigation/routes'
import ChangePasswordPage from '@/pages-settings/settings/change-password/change-password'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { empty, noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const CALL = 'POST /api/u/user/change-password'

async function openChange(wire: Wire, hasPassword = true) {
  rememberSession()
  wire.on('GET /api/u/user', ok(aUserDto({ hasPassword })))
  const opened = await openPage(ChangePasswordPage, PATHS.changePassword, {
    wire,
    below: [PATHS.settingList],
  })
  await until(() => byId(opened.page, 'newPassword'))
  return opened
}

describe('a change of the password', () => {
  it('asks for the old one, says what it ends, and goes back', async () => {
    const wire = new Wire().on(CALL, empty())
    const opened = await openChange(wire)
    const { page, router } = opened
    expect(page.text()).toContain('其他设备需要重新登录')

    await typeInto(byId(page, 'oldPassword'), 'old-one')
    await typeInto(byId(page, 'newPassword'), 'new-one')
    await tap(byId(page, 'submit'))

    const sheet = await successSheet(opened)
    expect(sheet.textContent).toContain('其他设备需要用新密码重新登录')
    expect(wire.lastCallTo(CALL).body).toEqual({ oldPassword: 'old-one', newPassword: 'new-one' })
    await tap(byId(page, 'done'))
    expect(router.moves).toEqual(['navigateBack'])
  })

  it('shows a wrong old password at its field', async () => {
    const validationErrors = [{ message: '原密码不正确', members: ['oldPassword'] }]
    const { page, modal } = await openChange(
      new Wire().on(CALL, refusal(400, { code: 'OldPasswordWrong', validationErrors })),
    )

    await typeInto(byId(page, 'oldPassword'), 'wrong-one')
    await typeInto(byId(page, 'newPassword'), 'new-one')
    await tap(byId(page, 'submit'))

    await until(() => problemOf(page, 'oldPassword') === '原密码不正确')
    await until(() => focusedField() === 'oldPassword')
    expect(modal).toHaveBeenCalledTimes(1)
  })

  it('says what is missing or too short', async () => {
    const wire = new Wire()
    const { page } = await openChange(wire)

    await typeInto(byId(page, 'newPassword'), '12345')
    await tap(byId(page, 'submit'))

    expect(problemOf(page, 'oldPassword')).toBe('必填')
    expect(problemOf(page, 'newPassword')).toBe('至少输入 6 个字符')
    expect(wire.callsTo(CALL)).toEqual([])
  })

  it('is the first password where there is none, without an old one', async () => {
    const wire = new Wire().on(CALL, empty())
    const { page, stores } = await openChange(wire, false)
    expect(page.root.querySelector('#oldPassword')).toBeNull()
    expect(page.text()).toContain('还没有密码')

    await typeInto(byId(page, 'newPassword'), 'new-one')
    await tap(byId(page, 'submit'))

    await until(() => stores.session.user?.hasPassword)
    expect(wire.lastCallTo(CALL).body).toEqual({ newPassword: 'new-one' })
  })

  it('says that it may be saved when no answer came, and leads to finding out', async () => {
    const validationErrors = [{ message: '原密码不正确', members: ['oldPassword'] }]
    const wire = new Wire().on(CALL, noAnswer(), refusal(400, { validationErrors }))
    const { page, router } = await openChange(wire)
    await typeInto(byId(page, 'oldPassword'), 'old-one')
    await typeInto(byId(page, 'newPassword'), 'new-one')

    await tap(byId(page, 'submit'))
    await until(() => page.text().includes('新密码可能已经生效'))
    await tap(byId(page, 'submit'))
    await until(() => problemOf(page, 'oldPassword') === '原密码不正确')
    expect(page.text()).toContain('新密码可能已经生效')
    await tap(page.getByText('用新密码登录'))

    expect(router.moves[0]).toContain(PATHS.login)
  })

  it('that is refused raises no doubt', async () => {
    const { page, modal } = await openChange(new Wire().on(CALL, refusal(429, { message: '稍后再试' })))
    await typeInto(byId(page, 'oldPassword'), 'old-one')
    await typeInto(byId(page, 'newPassword'), 'new-one')

    await tap(byId(page, 'submit'))

    await until(() => modal.mock.calls.length)
    expect(page.text()).not.toContain('新密码可能已经生效')
  })

  it('is saved when it was the first one and the record has one now, though no answer came', async () => {
    const wire = new Wire().on(CALL, noAnswer())
    const opened = await openChange(wire, false)
    const { page } = opened
    wire.on('GET /api/u/user', ok(aUserDto({ hasPassword: true })))
    await typeInto(byId(page, 'newPassword'), 'new-one')

    await tap(byId(page, 'submit'))

    const sheet = await successSheet(opened)
    expect(sheet.textContent).toContain('密码已保存')
    expect(sheet.textContent).toContain('以后可以用密码登录')
  })

  it('is for customers only', async () => {
    const { page, wire } = await openPage(ChangePasswordPage, PATHS.changePassword)

    expect(byId(page, 'sign-in')).toBeTruthy()
    expect(wire.calls).toEqual([])
  })
})
