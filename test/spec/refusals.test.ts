import { isApiError } from '@/model/call/ApiError'
import { parcelApi } from '@/stores/areas/parcelApi'
import { ok, refusal } from '../support/app/Wire'

import { UPLOAD, openApp, thrownBy } from './watchedApp'

describe('any other status than 200', () => {
  it.each([400, 403, 404, 409, 413, 415, 429, 500, 503])(
    "%i: a modal titled 提示 shows the server's message, with no cancel button",
    async (status) => {
      const { wire, stores, modal } = openApp()
      wire.on('GET /api/u/user', refusal(status, { message: '余额不足' }))

      await thrownBy(stores.api.user.get())

      expect(modal).toHaveBeenCalledTimes(1)
      expect(modal).toHaveBeenCalledWith(
        expect.objectContaining({ title: '提示', content: '余额不足', showCancel: false }),
      )
    },
  )

  it.each([
    ['an empty body', { statusCode: 502, data: '' }],
    ['an HTML page', { statusCode: 502, data: '<html>Bad gateway</html>' }],
    ['an empty message', refusal(500, { message: '' })],
    ['an error of another shape', { statusCode: 500, data: '{"error":"boom"}' }],
  ])('with %s: the fallback 请求服务器数据失败', async (_body, reply) => {
    const { wire, stores, modal } = openApp()
    wire.on('GET /api/u/user', reply)

    const error = await thrownBy(stores.api.user.get())

    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '请求服务器数据失败' }))
    expect(error).toMatchObject({ message: '请求服务器数据失败' })
  })

  it('fails the request with that message', async () => {
    const { wire, stores } = openApp()
    wire.on('GET /api/u/user', refusal(409, { message: '该单号已预报', code: 'ParcelNumberTaken' }))

    const error = await thrownBy(stores.api.user.get())

    expect(error).toMatchObject({
      message: '该单号已预报',
      kind: 'rejected',
      detail: { code: 'ParcelNumberTaken' },
    })
  })

  it('many at once: one modal', async () => {
    const { wire, stores, modal } = openApp()
    wire.on('GET /api/u/user', refusal(500))

    await Promise.all(Array.from({ length: 20 }, () => thrownBy(stores.api.user.get())))

    expect(modal).toHaveBeenCalledTimes(1)
  })

  it('an upload is refused in the same way', async () => {
    const { wire, stores, modal } = openApp()
    wire.on(UPLOAD, refusal(415, { message: '请上传 JPG、PNG 或 WebP 图片' }))

    await thrownBy(stores.api.upload('/tmp/1.heic'))

    expect(modal).toHaveBeenCalledWith(
      expect.objectContaining({ title: '提示', content: '请上传 JPG、PNG 或 WebP 图片' }),
    )
  })
})

it('a refusal that names a field shows the modal too, and tells the field', async () => {
  const { wire, stores, modal } = openApp()
  const validationErrors = [{ message: '用户名已被使用', members: ['username'] }]
  wire.on('POST /api/f/passport/register', refusal(409, { message: '冲突', validationErrors }))
  const account = { username: 'ada', password: 'secret1', target: 'ada@example.com', code: '123456' }

  const error = await thrownBy(stores.api.passport.register(account, 'key'))

  expect(modal).toHaveBeenCalledTimes(1)
  expect(modal).toHaveBeenCalledWith(
    expect.objectContaining({ title: '提示', content: '冲突', showCancel: false }),
  )
  expect(isApiError(error) && error.fieldMessage('username')).toBe('用户名已被使用')
})

it('a wrong password is no end of a session: a modal, and no login page', async () => {
  const { wire, router, stores, modal } = openApp()
  wire.on('POST /api/f/passport/login', refusal(401, { message: '用户名或密码错误' }))

  await thrownBy(stores.api.passport.login('ada', 'wrong1'))

  expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '用户名或密码错误' }))
  expect(router.moves).toEqual([])
  expect(stores.session.isSignedIn).toBe(true)
})

it('a call that the customer did not ask for fails without a modal', async () => {
  const { wire, stores, modal } = openApp()
  wire.on('POST /api/u/biz/ship-for-me/parcel/detect-express', refusal(500))

  await thrownBy(parcelApi(stores.api).detectExpress('SF12345'))

  expect(modal).not.toHaveBeenCalled()
})

it('after a refusal was read, the next one is told again', async () => {
  const { wire, stores, modal } = openApp()
  wire.on('GET /api/u/user', refusal(500), refusal(500), ok({}))

  await thrownBy(stores.api.user.get())
  await thrownBy(stores.api.user.get())

  expect(modal).toHaveBeenCalledTimes(2)
})
