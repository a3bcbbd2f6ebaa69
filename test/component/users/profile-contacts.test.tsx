import UpdateEmailPage from '@/pages/users/my-profile/update-email'
import UpdateMobileNumberPage from '@/pages/users/my-profile/update-mobile-number'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, problemOf } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

import { user, openEdit } from './editing'

const SEND = 'POST /api/f/passport/verification-code/send'

describe.each([
  [
    'mobile number',
    UpdateMobileNumberPage,
    'updateMobileNumber',
    'mobileNumber',
    '138 0013 8000',
    '+8613800138000',
    '123',
  ],
  ['e-mail', UpdateEmailPage, 'updateEmail', 'email', 'ada@example.com', 'ada@example.com', 'ada@'],
] as const)('%s', (_name, Page, route, field, right, kept, wrong) => {
  const CALL = `PUT /api/u/user/update-${route === 'updateEmail' ? 'email' : 'mobile-number'}`

  it('sends a code of purpose BIND to the new one, and saves with it', async () => {
    const wire = new Wire()
      .on(SEND, ok({ resendAfter: 60 }))
      .on(CALL, ok(aUserDto({ ...user, [field]: kept })))
    const opened = await openEdit(Page, route, wire)

    await typeInto(byId(opened.page, field), right)
    await tap(byId(opened.page, 'send-code'))
    await until(() => byId(opened.page, 'send-code').textContent?.includes('秒后重发'))
    await typeInto(byId(opened.page, 'code'), '123456')
    await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(wire.lastCallTo(SEND).body).toEqual({ target: right, purpose: 'BIND' })
    expect(wire.lastCallTo(CALL).query).toEqual({ [field]: right, code: '123456' })
    expect(opened.stores.session.user?.[field]).toBe(kept)
  })

  it.each([
    ['at once', [noAnswer()], [ok(aUserDto({ ...user, [field]: kept }))]],
    [
      'at the next try, whose code is used up',
      [noAnswer(), refusal(400, { validationErrors: [{ message: '验证码不正确', members: ['code'] }] })],
      [noAnswer(), ok(aUserDto({ ...user, [field]: kept }))],
    ],
  ])('that was saved without an answer is found out %s', async (_when, answers, records) => {
    const wire = new Wire().on(CALL, ...answers)
    const opened = await openEdit(Page, route, wire)
    wire.on('GET /api/u/user', ...records)
    await typeInto(byId(opened.page, field), right)
    await typeInto(byId(opened.page, 'code'), '123456')

    for (let tries = 0; tries < answers.length; tries += 1) await tap(byId(opened.page, 'submit'))

    await until(() => opened.router.moves.includes('navigateBack'))
    expect(opened.stores.session.user?.[field]).toBe(kept)
  })

  it('that was not saved without an answer can be sent again', async () => {
    const wire = new Wire().on(CALL, noAnswer(), ok(aUserDto({ ...user, [field]: kept })))
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
