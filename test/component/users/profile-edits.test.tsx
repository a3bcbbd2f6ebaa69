import type { ComponentType } from 'react'

import { PATHS, type RouteName } from '@/navigation/routes'
import UpdateEmailPage from '@/pages/users/my-profile/update-email'
import UpdateMobileNumberPage from '@/pages/users/my-profile/update-mobile-number'
import UpdateNicknamePage from '@/pages/users/my-profile/update-nickname'
import UpdateWechatIdPage from '@/pages/users/my-profile/update-wechat-id'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { pickNext } from '../../support/app/pickedPhotos'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const USER = 'GET /api/u/user'
const SEND = 'POST /api/f/passport/verification-code/send'
const UPLOAD = 'POST /api/system-management/common/batch-upload-2'
const user = { id: 'ada', nickname: 'Ada', wechatId: 'ada_88', wechatQrCode: '/uploads/qr.jpg' }

async function openEdit(Page: ComponentType, route: RouteName, wire: Wire) {
  rememberSession()
  wire.on(USER, ok(aUserDto(user)))
  const opened = await openPage(Page, PATHS[route], { wire, below: [PATHS.myProfile] })
  await until(() => byId(opened.page, 'submit'))
  return opened
}

const valueOf = (element: Element) => element.querySelector('input')?.value

describe('nickname', () => {
  const CALL = 'PUT /api/u/user/update-nickname'

  it('begins with the one there is, saves, says so and goes back', async () => {
    const wire = new Wire().on(CALL, ok(aUserDto({ nickname: 'Lovelace' })))
    const opened = await openEdit(UpdateNicknamePage, 'updateNickname', wire)
    expect(valueOf(byId(opened.page, 'nickname'))).toBe('Ada')

    await typeInto(byId(opened.page, 'nickname'), ' Lovelace ')
    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(CALL).query).toEqual({ nickname: 'Lovelace' })
    expect(opened.stores.session.user?.nickname).toBe('Lovelace')
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已保存' }))
  })

  it('shows what is not allowed at the field', async () => {
    const validationErrors = [{ message: '内容含有不允许发布的信息', members: ['nickname'] }]
    const wire = new Wire().on(CALL, refusal(400, { validationErrors }))
    const opened = await openEdit(UpdateNicknamePage, 'updateNickname', wire)

    await tap(byId(opened.page, 'submit'))

    await until(() => problemOf(opened.page, 'nickname') === '内容含有不允许发布的信息')
    await until(() => focusedField() === 'nickname')
    expect(opened.modal).toHaveBeenCalledTimes(1)
  })

  it('must not be empty', async () => {
    const opened = await openEdit(UpdateNicknamePage, 'updateNickname', new Wire())

    await typeInto(byId(opened.page, 'nickname'), ' ')
    await tap(byId(opened.page, 'submit'))

    expect(problemOf(opened.page, 'nickname')).toBe('必填')
  })

  it('asks strangers to sign in', async () => {
    const { page } = await openPage(UpdateNicknamePage, PATHS.updateNickname)

    expect(byId(page, 'sign-in')).toBeTruthy()
  })
})

describe.each([
  ['mobile number', UpdateMobileNumberPage, 'updateMobileNumber', 'mobileNumber', '13800138000', '123'],
  ['e-mail', UpdateEmailPage, 'updateEmail', 'email', 'ada@example.com', 'ada@'],
] as const)('%s', (_name, Page, route, field, right, wrong) => {
  const CALL = `PUT /api/u/user/update-${route === 'updateEmail' ? 'email' : 'mobile-number'}`

  it('sends a code of purpose BIND to the new one, and saves with it', async () => {
    const wire = new Wire()
      .on(SEND, ok({ resendAfter: 60 }))
      .on(CALL, ok(aUserDto({ ...user, [field]: right })))
    const opened = await openEdit(Page, route, wire)

    await typeInto(byId(opened.page, field), right)
    await tap(byId(opened.page, 'send-code'))
    await until(() => byId(opened.page, 'send-code').textContent?.includes('秒后重发'))
    await typeInto(byId(opened.page, 'code'), '123456')
    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(SEND).body).toEqual({ target: right, purpose: 'BIND' })
    expect(wire.lastCallTo(CALL).query).toEqual({ [field]: right, code: '123456' })
    expect(opened.stores.session.user?.[field]).toBe(right)
  })

  it.each([
    ['at once', [noAnswer()], [ok(aUserDto({ ...user, [field]: right }))]],
    [
      'at the next try, whose code is used up',
      [noAnswer(), refusal(400, { validationErrors: [{ message: '验证码不正确', members: ['code'] }] })],
      [noAnswer(), ok(aUserDto({ ...user, [field]: right }))],
    ],
  ])('that was saved without an answer is found out %s', async (_when, answers, records) => {
    const wire = new Wire().on(CALL, ...answers)
    const opened = await openEdit(Page, route, wire)
    wire.on('GET /api/u/user', ...records)
    await typeInto(byId(opened.page, field), right)
    await typeInto(byId(opened.page, 'code'), '123456')

    for (let tries = 0; tries < answers.length; tries += 1) await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(opened.stores.session.user?.[field]).toBe(right)
  })

  it('that was not saved without an answer can be sent again', async () => {
    const wire = new Wire().on(CALL, noAnswer(), ok(aUserDto({ ...user, [field]: right })))
    const opened = await openEdit(Page, route, wire)
    await typeInto(byId(opened.page, field), right)
    await typeInto(byId(opened.page, 'code'), '123456')

    await tap(byId(opened.page, 'submit'))
    await until(() => opened.toast.mock.calls.length)
    expect(opened.router.moves).toEqual([])
    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
  })

  it('goes on counting down when the page is left and opened again', async () => {
    const wire = new Wire().on(SEND, ok({ resendAfter: 60 }))
    const opened = await openEdit(Page, route, wire)
    await typeInto(byId(opened.page, field), right)
    await tap(byId(opened.page, 'send-code'))
    await until(() => byId(opened.page, 'send-code').textContent?.includes('秒后重发'))

    expect(opened.stores.verificationCodes.secondsLeft(right)).toBeGreaterThan(50)
  })

  it('sends no code anywhere wrong', async () => {
    const wire = new Wire()
    const opened = await openEdit(Page, route, wire)

    await typeInto(byId(opened.page, field), wrong)
    await tap(byId(opened.page, 'send-code'))

    expect(problemOf(opened.page, field)).not.toBeNull()
    expect(wire.callsTo(SEND)).toEqual([])
  })

  it('says at the field why no code can be sent there', async () => {
    const validationErrors = [{ message: '发送过于频繁', members: ['target'] }]
    const opened = await openEdit(Page, route, new Wire().on(SEND, refusal(429, { validationErrors })))

    await typeInto(byId(opened.page, field), right)
    await tap(byId(opened.page, 'send-code'))

    await until(() => problemOf(opened.page, field) === '发送过于频繁')
  })

  it('that belongs to another account is refused at the field', async () => {
    const validationErrors = [{ message: '已被其他账号使用', members: [field] }]
    const opened = await openEdit(
      Page,
      route,
      new Wire().on(CALL, refusal(409, { code: 'TargetInUse', validationErrors })),
    )

    await typeInto(byId(opened.page, field), right)
    await typeInto(byId(opened.page, 'code'), '123456')
    await tap(byId(opened.page, 'submit'))

    await until(() => problemOf(opened.page, field) === '已被其他账号使用')
    expect(opened.router.moves).toEqual([])
  })
})

describe('WeChat id', () => {
  const CALL = 'PUT /api/u/user/update-wechat-id'
  const pick = () => pickNext('/tmp/new.jpg')

  it('keeps the QR code that is there', async () => {
    const wire = new Wire().on(CALL, ok(aUserDto(user)))
    const opened = await openEdit(UpdateWechatIdPage, 'updateWechatId', wire)

    await typeInto(byId(opened.page, 'wechatId'), 'lovelace')
    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(CALL).query).toEqual({ wechatId: 'lovelace', wechatQrCode: '/uploads/qr.jpg' })
  })

  it('can put another picture in its place', async () => {
    const wire = new Wire()
      .on(CALL, ok(aUserDto(user)))
      .on(UPLOAD, ok([{ url: '/uploads/new.jpg', name: 'new.jpg', size: 9 }]))
    const opened = await openEdit(UpdateWechatIdPage, 'updateWechatId', wire)
    pick()

    await tap(byId(opened.page, 'remove-current'))
    await tap(byId(opened.page, 'wechatQrCode-add'))
    await until(() => opened.page.root.querySelector('.photo--done'))
    await tap(byId(opened.page, 'submit'))

    await until(() => wire.callsTo(CALL).length)
    expect(wire.lastCallTo(CALL).query).toEqual({ wechatId: 'ada_88', wechatQrCode: '/uploads/new.jpg' })
  })

  it('does not save without a picture that failed to upload', async () => {
    const wire = new Wire().on(UPLOAD, refusal(415, { message: '请换成 JPEG' }))
    const opened = await openEdit(UpdateWechatIdPage, 'updateWechatId', wire)
    pick()
    await tap(byId(opened.page, 'remove-current'))
    await tap(byId(opened.page, 'wechatQrCode-add'))
    await until(() => opened.page.root.querySelector('.photo--failed'))

    await tap(byId(opened.page, 'submit'))

    expect(problemOf(opened.page, 'wechatQrCode')).toBe('有图片未上传成功，请重新上传')
    expect(wire.callsTo(CALL)).toEqual([])
  })

  it('can be taken out, picture and all', async () => {
    const wire = new Wire().on(CALL, ok(aUserDto()))
    const opened = await openEdit(UpdateWechatIdPage, 'updateWechatId', wire)

    await typeInto(byId(opened.page, 'wechatId'), '')
    await tap(byId(opened.page, 'remove-current'))
    await tap(byId(opened.page, 'submit'))

    await until(() => wire.callsTo(CALL).length)
    expect(wire.lastCallTo(CALL).query).toEqual({ wechatId: '', wechatQrCode: '' })
  })
})
