import { validateCodeLogin, validateLogin, validateRegister } from '@/model/validation/passport'

describe('validateLogin', () => {
  it('takes a name and a password', () => {
    expect(problemsOf(validateLogin({ usernameOrEmail: 'ada', password: 'secret' }))).toEqual({})
  })

  it('requires both', () => {
    expect(validateLogin({ usernameOrEmail: ' ', password: '' })).toEqual({
      usernameOrEmail: { kind: 'required' },
      password: { kind: 'required' },
    })
  })

  it('says how long a password is', () => {
    expect(validateLogin({ usernameOrEmail: 'ada', password: '12345' }).password).toEqual({
      kind: 'minLength',
      count: 6,
    })
    expect(validateLogin({ usernameOrEmail: 'ada', password: 'x'.repeat(31) }).password).toEqual({
      kind: 'maxLength',
      count: 30,
    })
  })
})

describe('validateCodeLogin', () => {
  it('takes a target with spaces around it', () => {
    expect(problemsOf(validateCodeLogin({ target: ' 13800138000 ', code: '123456' }))).toEqual({})
  })

  it('tells a broken e-mail from a broken number', () => {
    expect(validateCodeLogin({ target: 'ada@', code: '123456' }).target).toEqual({ kind: 'email' })
    expect(validateCodeLogin({ target: '1380013', code: '123456' }).target).toEqual({ kind: 'format' })
  })

  it('wants six digits', () => {
    expect(validateCodeLogin({ target: '13800138000', code: '12345' }).code).toEqual({ kind: 'format' })
  })
})

describe('validateRegister', () => {
  const right = {
    username: 'ada_1',
    password: 'secret',
    target: 'ada@example.com',
    code: '123456',
    referralCode: '',
  }

  it('takes a registration without a referral code', () =>
    expect(problemsOf(validateRegister(right))).toEqual({}))

  it('refuses a name that the API would refuse', () => {
    expect(validateRegister({ ...right, username: 'a!' }).username).toEqual({ kind: 'format' })
  })

  it('refuses a short password', () => {
    expect(validateRegister({ ...right, password: '12345' }).password).toEqual({
      kind: 'minLength',
      count: 6,
    })
  })
})

function problemsOf(problems: object): object {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
