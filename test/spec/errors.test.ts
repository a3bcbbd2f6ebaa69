import { isApiError } from '@/model/call/ApiError'
import { PATHS } from '@/navigation/routes'
import CustomerServicePage from '@/pages/users/customer-service/customer-service'
import { tap } from '../support/app/gestures'
import { byId, openPage } from '../support/app/openPage'
import { aCustomerServiceDto } from '../support/app/placeFactories'
import { rememberSession } from '../support/app/startApp'
import { until } from '../support/app/until'
import { noAnswer, ok, PlatformFailure, refusal, timedOut, Wire } from '../support/app/Wire'

import { UPLOAD, openApp, thrownBy } from './watchedApp'

// Spec section 8, "Error catalogue".

const LOGIN_PATH = '/pages/passport/login/login'

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

it('connection timed out: the page says so, and a click tries again', async () => {
  const call = 'GET /api/user-management/exclusive-customer-service/my'
  rememberSession()
  const wire = new Wire().on(call, timedOut(), ok(aCustomerServiceDto({ nickname: '小静' })))
  const { page } = await openPage(CustomerServicePage, PATHS.customerService, { wire })
  await until(() => page.text().includes('请求超时，请重试'))

  await tap(byId(page, 'retry'))

  await until(() => page.text().includes('小静'))
})
