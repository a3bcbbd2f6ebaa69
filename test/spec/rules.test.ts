import { autorun } from 'mobx'

import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import { LoginStatus } from '@/model/enumerations/session'
import { isIdentityCard } from '@/model/validation/identityCard'
import { missingForOrder } from '@/model/order/logisticsOrder'
import { isReachable } from '@/model/account/user'
import { validateRegister } from '@/model/validation/passport'
import {
  isAmount,
  isCodeTarget,
  isDigitCode,
  isDigits,
  isEmail,
  isLandline,
  isLetters,
  isLettersOrDigits,
  isMainlandMobile,
  isPassword,
  isUrl,
} from '@/model/validation/rules'
import { EMPTY_DECLARATION, validateDeclaration } from '@/pages-parcel/_shared/declaration/DeclarationForm'

import { aStatusDefinitionDto, aToken, aTokenDto } from '../support/app/factories'
import { watchFeedback } from '../support/app/feedback'
import { fakeRouter } from '../support/app/fakeRouter'
import { rememberSession, startApp } from '../support/app/startApp'
import { empty, ok, page, refusal, Wire } from '../support/app/Wire'
import { wiredApi } from '../support/app/wiredApi'

describe('section 4: login status', () => {
  function openApp() {
    watchFeedback()
    const router = fakeRouter('/pages/tab-bar/home/home')
    const wire = new Wire().on('POST /api/u/passport/logout', empty())
    return { wire, router, session: startApp().stores.session }
  }

  it('begins as not logged in', () => {
    expect(openApp().session.loginStatus).toBe(LoginStatus.NotLoggedIn)
  })

  it('becomes logged in after login', () => {
    const { session } = openApp()

    session.signIn(aToken())

    expect(session.loginStatus).toBe(LoginStatus.LoggedIn)
  })

  it('is read at start-up', () => {
    rememberSession()

    expect(openApp().session.loginStatus).toBe(LoginStatus.LoggedIn)
  })

  it('becomes not logged in on logout', async () => {
    rememberSession()
    const { session } = openApp()

    session.signOut()

    expect(session.loginStatus).toBe(LoginStatus.NotLoggedIn)
  })

  it('becomes timed out when the server no longer takes the session', async () => {
    rememberSession()
    const { wire, session } = openApp()
    wire.on('GET /api/u/user', refusal(401)).on('POST /api/f/passport/refresh', refusal(401))

    await expect(session.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' })

    expect(session.loginStatus).toBe(LoginStatus.TimedOut)
  })
})

describe('section 4: logout resets', () => {
  it('user info, parcel status definitions and logistics order status definitions', async () => {
    rememberSession()
    fakeRouter('/pages/tab-bar/home/home')
    new Wire()
      .on('POST /api/u/passport/logout', empty())
      .on('GET /api/f/status-management/status-definition/list', page([aStatusDefinitionDto()]))
    const { session, statusDefinitions } = startApp().stores
    await Promise.all([statusDefinitions.parcel.reload(), statusDefinitions.logisticsOrder.reload()])
    expect(statusDefinitions.parcel.value).toHaveLength(1)

    session.signOut()

    expect(session.user).toBeNull()
    expect(statusDefinitions.parcel.value).toBeNull()
    expect(statusDefinitions.logisticsOrder.value).toBeNull()
  })
})

describe('section 4: verification code', () => {
  it('a resend countdown runs after sending', async () => {
    jest.useFakeTimers()
    const { verificationCodes } = startApp().stores
    new Wire().on('POST /api/f/passport/verification-code/send', ok({ resendAfter: 60 }))
    const shown: number[] = []
    const stop = autorun(() => shown.push(verificationCodes.secondsLeft('ada@example.com')))

    await verificationCodes.send('ada@example.com', 'LOGIN')
    jest.advanceTimersByTime(60_000)
    stop()
    jest.useRealTimers()

    expect(shown).toEqual([0, ...Array.from({ length: 61 }, (_, index) => 60 - index)])
  })
})

describe('section 5: validation rules', () => {
  it('passwords have 6 to 30 characters', () => {
    expect([5, 6, 30, 31].map((length) => isPassword('x'.repeat(length)))).toEqual([false, true, true, false])
  })

  it('amounts are positive, with optional thousands commas and up to 2 decimals, or 0.x', () => {
    const right = ['1', '12.3', '12.34', '1,234', '1,234,567.89', '0.5', '0.01']
    const wrong = [
      '',
      '0',
      '0.00',
      '-1',
      '+1',
      '1.234',
      '1,23',
      ',123',
      '01',
      '.5',
      '1.',
      '1e3',
      ' 1',
      '１',
      '1,2345',
    ]

    expect(right.filter((text) => !isAmount(text))).toEqual([])
    expect(wrong.filter(isAmount)).toEqual([])
  })

  it('a code has 6 digits unless told otherwise', () => {
    expect(['123456', '000000'].every((text) => isDigitCode(text))).toBe(true)
    expect(['12345', '1234567', '12345a', '１２３４５６', ' 12345'].some((text) => isDigitCode(text))).toBe(
      false,
    )
    expect(isDigitCode('1234', 4)).toBe(true)
    expect(isDigitCode('123456', 4)).toBe(false)
  })

  it('a correct e-mail is required', () => {
    const right = ['a@b.co', 'ada.lovelace+parcels@mail.example.com', '123@qq.com']
    const wrong = [
      '',
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a b@c.de',
      'a@b..co',
      'a@-b.co',
      'a@b.c',
      'a@b.co ',
      'a,b@c.de',
    ]

    expect(right.filter((text) => !isEmail(text))).toEqual([])
    expect(wrong.filter(isEmail)).toEqual([])
  })

  it('a mainland mobile number has 11 digits and begins with 13 to 19', () => {
    expect(['13800138000', '19912345678'].every(isMainlandMobile)).toBe(true)
    expect(['12800138000', '1380013800', '138001380000', '+8613800138000'].some(isMainlandMobile)).toBe(false)
  })

  it('a landline has an area code or none, and 7 or 8 digits', () => {
    expect(['020-87654321', '075587654321', '87654321', '010-8765432-801'].every(isLandline)).toBe(true)
    expect(['13800138000', '020-1234567', '20-87654321', '', '8765-4321'].some(isLandline)).toBe(false)
  })

  it('an identity card has its checksum', () => {
    expect(['11010519491231002X', '11010519491231002x', '440524188001010014'].every(isIdentityCard)).toBe(
      true,
    )
    expect(
      ['110105194912310021', '110105194913310020', '11010519491231002', 'E12345678'].some(isIdentityCard),
    ).toBe(false)
  })

  it('a URL is a full one', () => {
    expect(
      ['https://example.com', 'http://a.b-c.cn:8080/x?y=1#z', 'http://127.0.0.1:3000/'].every(isUrl),
    ).toBe(true)
    expect(['example.com', 'ftp://example.com', 'https://', 'https://a b.com', ''].some(isUrl)).toBe(false)
  })

  it('digits, letters, English letters or numbers', () => {
    const texts = ['123', 'abC', 'a1', '１２３', '中文', 'é', 'a b', '']

    expect(texts.filter(isDigits)).toEqual(['123'])
    expect(texts.filter(isLetters)).toEqual(['abC'])
    expect(texts.filter(isLettersOrDigits)).toEqual(['123', 'abC', 'a1'])
  })

  it('required fields say so', () => {
    expect(validateRegister({ username: '', password: ' ', target: '', code: '', referralCode: '' })).toEqual(
      {
        username: { kind: 'required' },
        password: { kind: 'required' },
        target: { kind: 'required' },
        code: { kind: 'required' },
      },
    )
  })

  it('each field of a declaration has its own message', () => {
    expect(validateDeclaration(EMPTY_DECLARATION)).toEqual({
      expressNumber: { kind: 'expressNumber' },
      declaredName: { kind: 'declaredName' },
      declaredCurrency: { kind: 'declaredCurrency' },
      declaredValue: { kind: 'declaredValue' },
    })
  })

  it('what is no amount has the wrong format', () => {
    expect(validateDeclaration({ ...EMPTY_DECLARATION, declaredValue: '12.345' }).declaredValue).toEqual({
      kind: 'format',
    })
  })

  it.todo('a top-up requires amount, currency, method, receiving account and proof pictures')

  it('contact details must be completed: a mobile number or an email', () => {
    expect(isReachable({ mobileNumber: null, email: null })).toBe(false)
    expect(isReachable({ mobileNumber: '+6591234567', email: null })).toBe(true)
    expect(isReachable({ mobileNumber: null, email: 'ada@example.com' })).toBe(true)
  })

  it('submitting a logistics order requires a delivery address, a shipping method and a delivery method', () => {
    const order = {
      isReachable: true,
      parcels: [{ id: 'p1', parcel: null, obstacle: null }],
      hasAddress: true,
      receivingMethod: ReceivingMethod.DOOR,
      hasStation: false,
      areQuotesCurrent: true,
      channel: 'carried',
      isCouponUsable: true,
      arePhotosUploaded: true,
    } as const

    expect(missingForOrder(order)).toBeNull()
    expect(missingForOrder({ ...order, hasAddress: false })).toBe('address')
    expect(missingForOrder({ ...order, channel: 'none' })).toBe('channel')
    expect(missingForOrder({ ...order, receivingMethod: ReceivingMethod.PICKUP_STATION })).toBe('station')
  })
  it.todo('confirming receipt requires a satisfaction choice')
})

describe('section 6: who may use the app', () => {
  it('a code goes to an e-mail, a mainland mobile number, or one with its country code', () => {
    expect(['ada@example.com', '13800138000', '+6591234567'].every(isCodeTarget)).toBe(true)
    expect(['ada', '123', '+1', '13800138000x'].some(isCodeTarget)).toBe(false)
  })

  it('through WeChat, binding to an account', async () => {
    const { api, wire } = wiredApi()
    wire
      .on('POST /api/f/passport/login-wechat-mp', ok({ bindTicket: 'ticket-1', expiresIn: 600 }))
      .on('POST /api/f/passport/wechat/bind', ok(aTokenDto()))

    await expect(api.passport.loginWechatMp({ code: 'code-1' })).resolves.toEqual({
      kind: 'ticket',
      bindTicket: 'ticket-1',
    })
    await api.passport.bindWechat('ticket-1', { usernameOrEmail: 'ada', password: 'secret' }, 'key-1')

    expect(wire.lastCallTo('POST /api/f/passport/wechat/bind').body).toMatchObject({
      bindTicket: 'ticket-1',
      usernameOrEmail: 'ada',
    })
  })
})
