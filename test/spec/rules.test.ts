import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import { isIdentityCard } from '@/model/validation/identityCard'
import { missingForOrder } from '@/model/order/logisticsOrder'
import { isReachable } from '@/model/account/user'
import { validateRegister } from '@/model/validation/passport'
import {
  isAmount,
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
import { ConfirmReceiptStore } from '@/pages-logistics-order/logistics-order/confirm-receipt/ConfirmReceiptStore'
import { EMPTY_DECLARATION, validateDeclaration } from '@/pages-parcel/_shared/declaration/DeclarationForm'
import { TopUpStore } from '@/pages/users/top-up/TopUpStore'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'

import { signedInAs, wiredApi } from '../support/app/wiredApi'

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

  it('a top-up requires amount, currency, method, receiving account and proof pictures', async () => {
    const { api } = wiredApi({ session: signedInAs('tok') })
    const session = { ownerId: 'ada', customer: null }
    const store = new TopUpStore({ api, session, unsentPhotos: new UnsentPhotos() } as never)

    await expect(store.submit()).resolves.toBeNull()

    const required = { kind: 'required' }
    expect(store.form.problems).toEqual({
      currencyCode: required,
      method: required,
      receivingAccountId: required,
      amount: required,
    })
    expect(store.form.photoProblem).toEqual(required)
  })

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

  it('confirming receipt requires a satisfaction choice', async () => {
    const stores = { api: {}, session: { ownerId: null }, unsentPhotos: new UnsentPhotos() }
    const receipt = new ConfirmReceiptStore(stores as never, 'o1')

    expect(await receipt.submit()).toBe(false)

    expect(receipt.form.problems).toEqual({ satisfaction: { kind: 'required' } })
  })
})
