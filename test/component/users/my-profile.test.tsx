import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import MyProfilePage from '@/pages/users/my-profile/my-profile'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { pickNext } from '../../support/app/pickedPhotos'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { empty, noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const USER = 'GET /api/u/user'
const DELETE = 'DELETE /api/u/user'
const EVERYWHERE = 'POST /api/u/user/sign-out-everywhere'
const UPLOAD = 'POST /api/system-management/common/batch-upload-2'

async function openProfile(wire = new Wire(), known: Parameters<typeof aUserDto>[0] = {}) {
  rememberSession()
  wire.on(USER, ok(aUserDto({ nickname: 'Ada', email: 'ada@example.com', wechatId: 'ada_88', ...known })))
  const opened = await openPage(MyProfilePage, PATHS.myProfile, { wire, below: [PATHS.mine] })
  await until(() => opened.page.text().includes('Ada'))
  return opened
}

describe('profile', () => {
  it('shows what is known, and what is not given', async () => {
    const { page } = await openProfile()

    for (const text of ['Ada', 'ada@example.com', 'ada_88', '未填写']) expect(page.text()).toContain(text)
  })

  it('shows a mainland number without its country code', async () => {
    const { page } = await openProfile(new Wire(), { mobileNumber: '+8613911112222' })

    expect(page.text()).toContain('139 1111 2222')
    expect(page.text()).not.toContain('+86')
  })

  it('says that contact details are missing until one of them is there', async () => {
    const unreachable = aUserDto({ nickname: 'Ada', mobileNumber: null, email: null })
    const wire = new Wire().on(USER, ok(unreachable))
    rememberSession()
    const { page, stores } = await openPage(MyProfilePage, PATHS.myProfile, { wire })
    await until(() => page.text().includes('请完善联系方式'))
    expect(page.text()).toContain('请添加手机号或邮箱，方便我们联系您')

    const user = { ...stores.session.user!, email: 'ada@example.com' }
    await change(() => stores.session.changeUser(async () => user))

    expect(page.text()).not.toContain('请完善联系方式')
  })

  it.each([
    ['nickname', PATHS.updateNickname],
    ['mobile-number', PATHS.updateMobileNumber],
    ['email', PATHS.updateEmail],
    ['wechat-id', PATHS.updateWechatId],
    ['change-password', PATHS.changePassword],
  ])('%s leads on', async (id, path) => {
    const { page, router } = await openProfile()

    await tap(byId(page, id))

    expect(router.moves).toEqual([`navigateTo ${path}`])
  })

  it('changes no password where there is none yet', async () => {
    rememberSession()
    const wire = new Wire().on(USER, ok(aUserDto({ nickname: 'Ada', hasPassword: false })))
    const { page } = await openPage(MyProfilePage, PATHS.myProfile, { wire })
    await until(() => page.text().includes('Ada'))

    expect(page.root.querySelector('#change-password')).toBeNull()
  })

  it('asks strangers to sign in', async () => {
    const { page, router, wire } = await openPage(MyProfilePage, PATHS.myProfile)
    expect(wire.calls).toEqual([])

    await tap(byId(page, 'sign-in'))

    expect(router.moves[0]).toContain(PATHS.login)
  })

  it('offers another try when it cannot be read', async () => {
    rememberSession()
    const wire = new Wire().on(USER, noAnswer(), ok(aUserDto({ nickname: 'Ada' })))
    const { page } = await openPage(MyProfilePage, PATHS.myProfile, { wire })

    await tap(await until(() => page.getByText('重试')))

    await until(() => page.text().includes('Ada'))
  })

  it('says everything in English', async () => {
    const opened = await openProfile()

    await switchLanguage(opened, 'en')

    expect(opened.page.text()).not.toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('the picture', () => {
  it('is uploaded, then taken over', async () => {
    const wire = new Wire()
      .on(UPLOAD, ok([{ url: '/uploads/1.jpg?signature=x', name: '1.jpg', size: 9 }]))
      .on('PUT /api/u/user/update-avatar', ok(aUserDto({ nickname: 'Ada', avatar: '/uploads/1.jpg' })))
    const opened = await openProfile(wire)
    pickNext('/tmp/1.jpg')

    await tap(byId(opened.page, 'change-avatar'))

    await until(() => opened.stores.session.user?.avatar === '/uploads/1.jpg')
    expect(wire.lastCallTo('PUT /api/u/user/update-avatar').query).toEqual({
      avatar: '/uploads/1.jpg?signature=x',
    })
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '头像已更换' }))
  })
})

describe('leaving', () => {
  it('every device asks first, then ends this session too', async () => {
    const opened = await openProfile(new Wire().on(EVERYWHERE, empty()))

    await tap(byId(opened.page, 'sign-out-everywhere'))

    await until(() => !opened.stores.session.isSignedIn)
    expect(opened.modal).toHaveBeenCalledWith(
      expect.objectContaining({ content: '所有设备都需要重新登录，包括这台。' }),
    )
    expect(opened.router.moves).toEqual(['navigateBack'])
  })

  it.each([
    ['sign-out', '退出后本机不再保留您的个人信息，2 份未提交的草稿也会删除；语言和外观会保留。'],
    ['sign-out-everywhere', '所有设备都需要重新登录，包括这台；这台设备上 2 份未提交的草稿会删除。'],
  ])('%s says that drafts go, where there are any', async (id, content) => {
    const opened = await openProfile()
    opened.modal.mockResolvedValue({ confirm: false, cancel: true, errMsg: '' })
    for (const name of ['createParcel', 'address:new']) Taro.setStorageSync(`draft:${name}:ada`, {})

    await tap(byId(opened.page, id))

    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content }))
    expect(opened.stores.session.isSignedIn).toBe(true)
  })

  it('every device stays signed in when the server cannot be reached', async () => {
    const opened = await openProfile(new Wire().on(EVERYWHERE, noAnswer()))

    await tap(byId(opened.page, 'sign-out-everywhere'))

    await until(() => opened.toast.mock.calls.length)
    expect(opened.stores.session.isSignedIn).toBe(true)
  })

  it('this device works without a connection', async () => {
    const opened = await openProfile()

    await tap(byId(opened.page, 'sign-out'))

    await until(() => !opened.stores.session.isSignedIn)
  })

  it('for good is refused with every reason, which stay on the page', async () => {
    const validationErrors = [
      { message: '钱包还有余额，请先联系客服退款', members: [] },
      { message: '还有未完成的包裹', members: [] },
    ]
    const opened = await openProfile(
      new Wire().on(DELETE, refusal(409, { code: 'AccountNotDeletable', message: 'no', validationErrors })),
    )

    await tap(byId(opened.page, 'delete-account'))

    const reasons = await until(() => byId(opened.page, 'obstacles').textContent)
    for (const { message } of validationErrors) expect(reasons).toContain(message)
    expect(opened.modal).toHaveBeenLastCalledWith(expect.objectContaining({ title: '提示', content: 'no' }))
    expect(opened.stores.session.isSignedIn).toBe(true)
  })

  it.each([403, 409, 429, 500])('for good tells a %i in the modal', async (status) => {
    const opened = await openProfile(new Wire().on(DELETE, refusal(status, { message: '暂时无法注销' })))

    await tap(byId(opened.page, 'delete-account'))

    await until(() => opened.modal.mock.calls.length === 2)
    expect(opened.modal).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: '提示', content: '暂时无法注销', showCancel: false }),
    )
    expect(opened.stores.session.isSignedIn).toBe(true)
  })

  it('for good leaves nothing behind', async () => {
    const opened = await openProfile(new Wire().on(DELETE, empty()))

    await tap(byId(opened.page, 'delete-account'))

    await until(() => !opened.stores.session.isSignedIn)
    expect(Taro.getStorageInfoSync().keys).not.toContain('session')
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '账号已注销' }))
  })

  it('for good happens only to who is sure', async () => {
    const opened = await openProfile()
    opened.modal.mockResolvedValue({ confirm: false, cancel: true, errMsg: '' })

    await tap(byId(opened.page, 'delete-account'))

    expect(opened.wire.callsTo(DELETE)).toEqual([])
  })
})
