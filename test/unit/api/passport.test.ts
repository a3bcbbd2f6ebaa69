import { aTokenDto, aToken } from '../../support/app/factories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { empty, ok, refusal } from '../../support/app/Wire'

const PASSPORT = '/api/f/passport'
const token = aToken()
const openApi = () => {
  const opened = wiredApi({ session: signedInAs('tok') })
  for (const call of ['login', 'login-by-code', 'register', 'refresh']) {
    opened.wire.on(`POST ${PASSPORT}/${call}`, ok(aTokenDto(token)))
  }
  return opened
}

describe('passport', () => {
  it('signs in with a password, through the front door of this browser', async () => {
    const { api, wire } = openApi()

    await expect(api.passport.login('ada', 'secret')).resolves.toEqual(token)

    const call = wire.lastCallTo(`POST ${PASSPORT}/login`)
    expect(call.body).toEqual({
      usernameOrEmail: 'ada',
      password: 'secret',
      loginPlatform: 'MobileWebFrontend',
    })
    expect(call.header).not.toHaveProperty('Authorization')
  })

  it('signs in with a code, which is a front door of its own', async () => {
    const { api, wire } = openApi()

    await api.passport.loginByCode('13800138000', '123456')

    expect(wire.lastCallTo(`POST ${PASSPORT}/login-by-code`).body).toEqual({
      target: '13800138000',
      code: '123456',
      loginPlatform: 'CodeLogin',
    })
  })

  it('registers once, however often it is sent', async () => {
    const { api, wire } = openApi()
    const account = { username: 'ada', password: 'secret', target: 'a@b.co', code: '123456' }

    await api.passport.register(account, 'key-1')

    const call = wire.lastCallTo(`POST ${PASSPORT}/register`)
    expect(call.body).toEqual({ ...account, loginPlatform: 'MobileWebFrontend' })
    expect(call.header['Idempotency-Key']).toBe('key-1')
  })

  it('renews quietly: its failure is for the request that needed it', async () => {
    const { api, wire, settings } = openApi()
    await expect(api.passport.refresh('r1')).resolves.toEqual(token)
    expect(wire.lastCallTo(`POST ${PASSPORT}/refresh`).body).toEqual({ refreshToken: 'r1' })

    wire.on(`POST ${PASSPORT}/refresh`, refusal(401))
    await expect(api.passport.refresh('r1')).rejects.toMatchObject({ kind: 'unauthorized' })

    expect(settings.onRefused).not.toHaveBeenCalled()
    expect(settings.onUnauthorized).not.toHaveBeenCalled()
    expect(settings.session.refresh).not.toHaveBeenCalled()
  })

  it('sends a code, and says when the next may go', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PASSPORT}/verification-code/send`, ok({ resendAfter: 60 }))

    await expect(api.passport.sendVerificationCode('a@b.co', 'REGISTER')).resolves.toBe(60)

    expect(wire.lastCallTo(`POST ${PASSPORT}/verification-code/send`).body).toEqual({
      target: 'a@b.co',
      purpose: 'REGISTER',
    })
  })

  it('signs out as the one who is signed in', async () => {
    const { api, wire } = openApi()
    wire.on('POST /api/u/passport/logout', empty())

    await api.passport.logout()

    expect(wire.lastCallTo('POST /api/u/passport/logout').header.Authorization).toBe('Bearer tok')
  })

  it('takes a back end without refresh tokens', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PASSPORT}/login`, ok({ tokenType: 'Bearer', accessToken: 'a' }))

    await expect(api.passport.login('ada', 'secret')).resolves.toMatchObject({ refreshToken: null })
  })

  it.each([[{}], [{ tokenType: 'Bearer', accessToken: '' }], [{ accessToken: 'a' }]])(
    'does not sign in with %j',
    async (body) => {
      const { api, wire } = openApi()
      wire.on(`POST ${PASSPORT}/login`, ok(body))

      await expect(api.passport.login('ada', 'secret')).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  it('tells of a WeChat code that is refused, unless nobody asked to sign in', async () => {
    const { api, wire, settings } = openApi()
    const validationErrors = [{ message: '微信授权已失效，请重试', members: ['code'] }]
    const refused = refusal(400, { code: 'WechatCodeRefused', message: '微信授权已失效', validationErrors })
    wire.on(`POST ${PASSPORT}/login-wechat-mp`, refused)

    await expect(api.passport.loginWechatMp({ code: 'old' })).rejects.toMatchObject({ kind: 'rejected' })
    expect(settings.onRefused).toHaveBeenCalledTimes(1)

    await expect(api.passport.loginWechatMp({ code: 'old' }, true)).rejects.toMatchObject({
      kind: 'rejected',
    })
    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})
