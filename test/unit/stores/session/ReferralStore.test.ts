import { ReferralStore } from '@/stores/session/ReferralStore'

const restarted = () => {
  const store = new ReferralStore()
  store.restore()
  return store
}

describe('who brought a customer', () => {
  it('is kept over a restart, until it is given at sign-up', () => {
    restarted().keep('FRIEND1')
    expect(restarted().code).toBe('FRIEND1')

    restarted().clear()

    expect(restarted().code).toBe('')
  })

  it('is the last one who did', () => {
    restarted().keep('FRIEND1')
    restarted().keep('FRIEND2')

    expect(restarted().code).toBe('FRIEND2')
  })

  it.each([undefined, '', 'a b', '<script>', 'x'.repeat(31), 7])('is nobody for %j', (code) => {
    const store = restarted()
    store.keep('FRIEND1')

    store.keep(code)

    expect(store.code).toBe('FRIEND1')
  })
})
