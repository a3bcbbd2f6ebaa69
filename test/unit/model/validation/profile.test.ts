import {
  validateEmail,
  validateMobileNumber,
  validateNickname,
  validateWechatId,
} from '@/model/validation/profile'
import { isWechatId } from '@/model/validation/rules'

describe('a nickname', () => {
  it.each([
    ['', { kind: 'required' }],
    ['   ', { kind: 'required' }],
    ['阿达', undefined],
    ['x'.repeat(30), undefined],
    ['x'.repeat(31), { kind: 'maxLength', count: 30 }],
  ])('%j', (nickname, problem) => expect(validateNickname({ nickname }).nickname).toEqual(problem))
})

describe('a new mobile number or e-mail address', () => {
  it.each([
    ['', 'required'],
    ['12345', 'format'],
    ['a@b.co', 'format'],
    ['13800138000', undefined],
    [' +6591234567 ', undefined],
  ])('mobile number %j', (mobileNumber, kind) => {
    expect(validateMobileNumber({ mobileNumber, code: '123456' }).mobileNumber?.kind).toBe(kind)
  })

  it.each([
    ['', 'required'],
    ['13800138000', 'email'],
    ['a@b', 'email'],
    ['a@b.co', undefined],
  ])('e-mail %j', (email, kind) => {
    expect(validateEmail({ email, code: '123456' }).email?.kind).toBe(kind)
  })

  it.each([
    ['', 'required'],
    ['12345', 'format'],
    ['123456', undefined],
  ])('code %j', (code, kind) => expect(validateEmail({ email: 'a@b.co', code }).code?.kind).toBe(kind))
})

describe('a WeChat id', () => {
  it.each(['ada_88', 'A-1234', 'x'.repeat(30)])('%s', (text) => expect(isWechatId(text)).toBe(true))
  it.each(['ada', 'x'.repeat(31), 'ada 88', '微信微信微信'])('not %s', (text) =>
    expect(isWechatId(text)).toBe(false),
  )

  it('may be left out', () => expect(validateWechatId({ wechatId: ' ' }).wechatId).toBeUndefined())
})
