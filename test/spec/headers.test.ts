import { newIdempotencyKey } from '@/model/call/idempotencyKey'
import { parcelApi } from '@/stores/areas/parcelApi'

import { aToken, aTokenDto, aUserDto } from '../support/app/factories'
import { aParcelDetailDto } from '../support/app/parcelFactories'
import { fakeRouter } from '../support/app/fakeRouter'
import { rememberSession, startApp } from '../support/app/startApp'
import { ok, Wire } from '../support/app/Wire'

// Spec section 6: request headers that identify the sender.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function openApp() {
  const wire = new Wire().on('GET /api/u/user', ok(aUserDto()))
  fakeRouter('/pages/tab-bar/home/home')
  const { stores } = startApp()
  const headersOf = async (ask: () => Promise<unknown>) => {
    await ask()
    return wire.calls.at(-1)?.header
  }
  return { wire, stores, headersOf }
}

function browseWith(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

it('carries a bearer authorization when signed in', async () => {
  rememberSession({ tokenType: 'Bearer', accessToken: 'tok', refreshToken: null })
  const { stores, headersOf } = openApp()

  expect(await headersOf(() => stores.api.user.get())).toMatchObject({ Authorization: 'Bearer tok' })
})

it('carries no authorization while nobody is signed in', async () => {
  const { stores, headersOf } = openApp()

  expect(await headersOf(() => stores.api.user.get())).not.toHaveProperty('Authorization')
})

it('carries no authorization to the passport, whoever was signed in before', async () => {
  rememberSession()
  const { wire, stores, headersOf } = openApp()
  wire.on('POST /api/f/passport/login', ok(aTokenDto()))

  expect(await headersOf(() => stores.api.passport.login('ada', 'secret'))).not.toHaveProperty(
    'Authorization',
  )
})

it('says at the passport which device it is once it has signed in, also after signing out', async () => {
  const { wire, stores, headersOf } = openApp()
  const token = aToken()
  wire.on('POST /api/f/passport/login', ok({ ...aTokenDto(token), deviceToken: 'this-device' }))
  wire.on('POST /api/u/passport/logout', ok({}))
  const login = () => stores.api.passport.login('ada', 'secret')
  expect(await headersOf(login)).not.toHaveProperty('Device-Token')

  stores.session.signIn(token)
  stores.session.signOut()

  expect(await headersOf(login)).toMatchObject({ 'Device-Token': 'this-device' })
  expect(await headersOf(() => stores.api.user.get())).not.toHaveProperty('Device-Token')
})

it('says platform 12 in a browser', async () => {
  browseWith('Mozilla/5.0 (iPhone) Safari')
  const { stores, headersOf } = openApp()

  expect(await headersOf(() => stores.api.user.get())).toMatchObject({ platform: '12' })
})

it("says platform 52 in WeChat's browser", async () => {
  browseWith('Mozilla/5.0 (iPhone) MicroMessenger/8.0')
  const { stores, headersOf } = openApp()

  expect(await headersOf(() => stores.api.user.get())).toMatchObject({ platform: '52' })
})

it('names the one tenant of the build', async () => {
  const { stores, headersOf } = openApp()

  expect(await headersOf(() => stores.api.user.get())).toMatchObject({ __tenant: 'guangdong-forwarding' })
})

it('asks for answers in the language of the app', async () => {
  const { stores, headersOf } = openApp()
  expect(await headersOf(() => stores.api.user.get())).toMatchObject({ 'Accept-Language': 'zh-Hans' })

  await stores.locale.select('en')

  expect(await headersOf(() => stores.api.user.get())).toMatchObject({ 'Accept-Language': 'en' })
  await stores.locale.select('zh-Hans')
})

it('carries the same headers with an upload, and leaves the content type to the platform', async () => {
  rememberSession({ tokenType: 'Bearer', accessToken: 'tok', refreshToken: null })
  const { wire, stores } = openApp()
  wire.on('POST /api/system-management/common/batch-upload-2', ok([{ url: '/1.jpg', name: '1', size: 1 }]))

  await stores.api.upload('/tmp/1.jpg')

  expect(wire.uploads[0]?.header).toEqual({
    Authorization: 'Bearer tok',
    platform: '12',
    __tenant: 'guangdong-forwarding',
    'Accept-Language': 'zh-Hans',
  })
})

it('carries the idempotency key of a creating call, and none with a reading one', async () => {
  const { wire, stores, headersOf } = openApp()
  wire.on('POST /api/u/biz/ship-for-me/parcel', ok(aParcelDetailDto()))
  const declaration = {
    expressNumber: 'SF12345',
    expressCompanyCode: null,
    declaredNameId: null,
    declaredName: 'dress',
    englishName: null,
    material: null,
    declaredCurrency: 'CNY',
    declaredValue: '1.00',
    itemQuantity: 1,
    tags: [],
    additionalServiceIds: [],
    isInsured: false,
    purchaseOrderNumber: null,
    remarks: null,
    images: [],
  }

  const creating = await headersOf(() => parcelApi(stores.api).declare(declaration, newIdempotencyKey()))
  expect(creating?.['Idempotency-Key']).toMatch(UUID)

  expect(await headersOf(() => stores.api.user.get())).not.toHaveProperty('Idempotency-Key')
})
