import { isSigningIn, openLogin, returnFromSignIn, switchPassportPage } from '@/navigation/signIn'
import { PATHS } from '@/navigation/routes'

import { fakeRouter } from '../../support/app/fakeRouter'

const DETAIL = `${PATHS.parcelDetail}?id=7`

describe('openLogin', () => {
  it('opens over the page that needs it, and remembers that page', async () => {
    const { moves } = fakeRouter(PATHS.home, DETAIL)

    await openLogin()

    expect(moves).toEqual([`navigateTo ${PATHS.login}?redirect=${encodeURIComponent(DETAIL)}`])
  })

  it.each(['login', 'loginByCode', 'register'] as const)('does nothing on %s', async (name) => {
    const { moves } = fakeRouter(PATHS.home, `${PATHS[name]}?redirect=x`)

    expect(isSigningIn()).toBe(true)
    await openLogin()

    expect(moves).toEqual([])
  })

  it('opens once for two who need it one after the other', async () => {
    const { moves } = fakeRouter(PATHS.home)

    await openLogin()
    await openLogin()

    expect(moves).toHaveLength(1)
  })
})

describe('switchPassportPage', () => {
  it('hands on where to return', async () => {
    const { moves } = fakeRouter(PATHS.home, PATHS.login)

    await switchPassportPage('register', { redirect: DETAIL })

    expect(moves).toEqual([`redirectTo ${PATHS.register}?redirect=${encodeURIComponent(DETAIL)}`])
  })

  it('has nothing to hand on when nobody sent the customer', async () => {
    const { moves } = fakeRouter(PATHS.login)

    await switchPassportPage('loginByCode', {})

    expect(moves).toEqual([`redirectTo ${PATHS.loginByCode}`])
  })
})

describe('returnFromSignIn', () => {
  it('goes back to the very page, which is still there', async () => {
    const { moves } = fakeRouter(PATHS.home, DETAIL, PATHS.login)

    await returnFromSignIn({ redirect: DETAIL })

    expect(moves).toEqual(['navigateBack'])
  })

  it('opens the page that a cold start asked for', async () => {
    const { moves } = fakeRouter(PATHS.login)

    await returnFromSignIn({ redirect: DETAIL })

    expect(moves).toEqual([`reLaunch ${DETAIL}`])
  })

  it.each([undefined, 'https://evil.test/'])('leads home when %j was asked for', async (redirect) => {
    const { moves } = fakeRouter(PATHS.login)

    await returnFromSignIn(redirect === undefined ? {} : { redirect })

    expect(moves).toEqual([`switchTab ${PATHS.home}`])
  })

  it('opens the page again that a full stack had to give up for the login', async () => {
    const { stack } = fakeRouter(PATHS.home, ...Array.from({ length: 8 }, () => PATHS.parcelList), DETAIL)

    await openLogin()
    await returnFromSignIn({ redirect: DETAIL, isReplacement: '1' })

    expect(stack.at(-1)).toBe(DETAIL)
  })
})
