import { PATHS } from '@/navigation/routes'
import UpdateNicknamePage from '@/pages/users/my-profile/update-nickname'
import UpdateWechatIdPage from '@/pages/users/my-profile/update-wechat-id'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf } from '../../support/app/openPage'
import { pickNext } from '../../support/app/pickedPhotos'
import { until } from '../../support/app/until'
import { ok, refusal, Wire } from '../../support/app/Wire'

import { user, openEdit } from './editing'

const UPLOAD = 'POST /api/system-management/common/batch-upload-2'

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
