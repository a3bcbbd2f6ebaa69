import { isApiError } from '@/model/call/ApiError'
import { PATHS } from '@/navigation/routes'
import CustomerServicePage from '@/pages/users/customer-service/customer-service'

import { watchFeedback } from '../support/app/feedback'
import { fakeRouter } from '../support/app/fakeRouter'
import { tap } from '../support/app/gestures'
import { byId, openPage } from '../support/app/openPage'
import { aCustomerServiceDto } from '../support/app/placeFactories'
import { rememberSession, startApp } from '../support/app/startApp'
import { until } from '../support/app/until'
import { noAnswer, ok, PlatformFailure, refusal, timedOut, Wire } from '../support/app/Wire'

// Spec section 8, "Error catalogue".

const LOGIN_PATH = '/pages/passport/login/login'
const UPLOAD = 'POST /api/system-management/common/batch-upload-2'

function openApp() {
  const { toast, modal } = watchFeedback()
  const wire = new Wire()
  const router = fakeRouter('/pages/tab-bar/home/home')
  rememberSession({ tokenType: 'Bearer', accessToken: 'tok', refreshToken: null })
  const { stores } = startApp()
  return { wire, router, stores, toast, modal }
}

const thrownBy = (asking: Promise<unknown>) =>
  asking.then(
    () => Promise.reject(new Error('should have failed')),
    (error: unknown) => error,
  )

describe('401', () => {
  it('of a request: a toast tells to log in again, then the login page opens', async () => {
    const { wire, router, stores, toast } = openApp()
    wire.on('GET /api/u/user', refusal(401))

    await thrownBy(stores.api.user.get())

    expect(toast).toHaveBeenCalledTimes(1)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '登录超时，请重新登录' }))
    expect(router.moves).toEqual([`navigateTo ${LOGIN_PATH}?redirect=%2Fpages%2Ftab-bar%2Fhome%2Fhome`])
  })

  it('of an upload: the toast says 请先登录', async () => {
    const { wire, router, stores, toast } = openApp()
    wire.on(UPLOAD, refusal(401))

    await thrownBy(stores.api.upload('/tmp/1.jpg'))

    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '请先登录' }))
    expect(router.moves).toHaveLength(1)
  })

  it('of many requests at once: one toast and one login page', async () => {
    const { wire, router, stores, toast } = openApp()
    wire.on('GET /api/u/user', refusal(401))

    await Promise.all(Array.from({ length: 50 }, () => thrownBy(stores.api.user.get())))

    expect(toast).toHaveBeenCalledTimes(1)
    expect(router.moves).toHaveLength(1)
  })

  it('shows no modal', async () => {
    const { wire, stores, modal } = openApp()
    wire.on('GET /api/u/user', refusal(401, { message: 'dead token' }))

    await thrownBy(stores.api.user.get())

    expect(modal).not.toHaveBeenCalled()
  })
})

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

describe('no answer', () => {
  it('fails the request with the text of the raw error, and keeps the error itself', async () => {
    const { wire, stores, modal, toast } = openApp()
    const raw = { errMsg: 'request:fail net::ERR_CONNECTION_REFUSED', errno: 600_001 }
    wire.on('GET /api/u/user', new PlatformFailure(raw))

    const error = await thrownBy(stores.api.user.get())

    expect(error).toMatchObject({
      kind: 'network',
      message: raw.errMsg,
      detail: { cause: raw, errno: 600_001 },
    })
    expect(modal).not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  it.each([
    ['timeout 5', { errMsg: 'request:fail timeout', errno: 5 }, 'timeout'],
    ['network error 5', { errMsg: 'request:fail', errno: 5 }, 'network'],
    ['abort 600003', { errMsg: 'request:fail abort', errno: 600_003 }, 'network'],
    ['upload network failure 602001', { errMsg: 'uploadFile:fail', errno: 602_001 }, 'network'],
    ['socket creation failure 600009', { errMsg: 'fail socket', errno: 600_009 }, 'network'],
    ['socket not open 10002', { errMsg: 'fail not open', errno: 10_002 }, 'network'],
  ])('platform code %s', async (_name, raw, kind) => {
    const { wire, stores } = openApp()
    wire.on('GET /api/u/user', new PlatformFailure(raw))

    await expect(stores.api.user.get()).rejects.toMatchObject({ kind, detail: { errno: raw.errno } })
  })

  it('keeps the customer signed in', async () => {
    const { wire, stores } = openApp()
    wire.on('GET /api/u/user', noAnswer())

    await thrownBy(stores.api.user.get())

    expect(stores.session.isSignedIn).toBe(true)
  })
})

it('an answer that is no JSON fails as malformed', async () => {
  const { wire, stores } = openApp()
  wire.on('GET /api/u/user', { statusCode: 200, data: '<html>' })

  expect(isApiError(await thrownBy(stores.api.user.get()))).toBe(true)
  await expect(stores.api.user.get()).rejects.toMatchObject({ kind: 'malformed' })
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

  await thrownBy(stores.api.parcels.detectExpress('SF12345'))

  expect(modal).not.toHaveBeenCalled()
})

it('after a refusal was read, the next one is told again', async () => {
  const { wire, stores, modal } = openApp()
  wire.on('GET /api/u/user', refusal(500), refusal(500), ok({}))

  await thrownBy(stores.api.user.get())
  await thrownBy(stores.api.user.get())

  expect(modal).toHaveBeenCalledTimes(2)
})

it('connection timed out: the page says so, and a click tries again', async () => {
  const call = 'GET /api/user-management/exclusive-customer-service/my'
  rememberSession()
  const wire = new Wire().on(call, timedOut(), ok(aCustomerServiceDto({ nickname: '小静' })))
  const { page } = await openPage(CustomerServicePage, PATHS.customerService, { wire })
  await until(() => page.text().includes('请求超时，请重试'))

  await tap(byId(page, 'retry'))

  await until(() => page.text().includes('小静'))
})
