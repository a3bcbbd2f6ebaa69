import { ReferralStore } from '@/stores/session/ReferralStore'

const DAY_MS = 86_400_000

/** The store as it is after the app was closed and opened again. */
function restarted({ days = 0, isSignedIn = false } = {}) {
  const store = new ReferralStore(
    () => isSignedIn,
    () => Date.UTC(2026, 10, 1) + days * DAY_MS,
  )
  store.restore()
  return store
}

describe('the referral code from a friend’s link', () => {
  it('is there seven days and a restart later', () => {
    restarted().keep('FRIEND1')

    expect(restarted({ days: 7 }).code).toBe('FRIEND1')
  })

  it('is dropped after thirty days', () => {
    restarted().keep('FRIEND1')

    expect(restarted({ days: 29 }).code).toBe('FRIEND1')
    expect(restarted({ days: 30 }).code).toBe('')
  })

  it('gives way to a newer one, which counts from its own day', () => {
    restarted().keep('FRIEND1')
    restarted({ days: 20 }).keep('FRIEND2')

    expect(restarted({ days: 45 }).code).toBe('FRIEND2')
  })

  it('is forgotten once it was used', () => {
    restarted().keep('FRIEND1')
    restarted().clear()

    expect(restarted().code).toBe('')
  })

  it('is ignored while somebody is signed in: most likely it’s their own', () => {
    restarted({ isSignedIn: true }).keep('MYOWN1')

    expect(restarted().code).toBe('')
  })

  it.each([undefined, '', 'a b', '<script>', 'x'.repeat(31), 7])('is not replaced by %j', (code) => {
    restarted().keep('FRIEND1')

    restarted().keep(code)

    expect(restarted().code).toBe('FRIEND1')
  })
})

describe('a referral code that the customer types', () => {
  it('is kept as it is, and gives way to a later link', () => {
    restarted().take('a b')
    expect(restarted().code).toBe('a b')

    restarted().keep('FRIEND1')
    expect(restarted().code).toBe('FRIEND1')
  })

  it.each(['FRIEND2', ''])('stays %j when the replaced link is read again', (typed) => {
    restarted().keep('FRIEND1')
    restarted().take(typed)

    restarted().keep('FRIEND1')

    expect(restarted().code).toBe(typed)
  })
})
