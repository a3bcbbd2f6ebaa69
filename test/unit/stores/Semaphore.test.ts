import { Semaphore } from '@/stores/Semaphore'

import { deferred } from '../../support/app/deferred'

/** Fake calls that the test resolves, recorded in the order they start. */
function someCalls() {
  const begun: { readonly name: string; readonly answer: ReturnType<typeof deferred<string>> }[] = []
  const call = (name: string) => () => {
    const answer = deferred<string>()
    begun.push({ name, answer })
    return answer.promise
  }
  return { begun, call, names: () => begun.map(({ name }) => name).join('') }
}

describe('Semaphore', () => {
  it('lets four calls go at once, and the next with each that ends, however it ends', async () => {
    const semaphore = new Semaphore()
    const { begun, call, names } = someCalls()
    const results = [...'abcdefg'].map((name) => semaphore.run(call(name)).catch(() => 'failed'))
    expect(names()).toBe('abcd')

    begun[1]?.answer.resolve('B')
    expect(await results[1]).toBe('B')
    expect(names()).toBe('abcde')
    begun[0]?.answer.reject(new Error('no'))
    expect(await results[0]).toBe('failed')
    expect(names()).toBe('abcdef')
    for (const { name, answer } of begun) answer.resolve(name.toUpperCase())
    await results[5]

    expect(names()).toBe('abcdefg')
    begun[6]?.answer.resolve('G')
    expect((await Promise.all(results)).join(' ')).toBe('failed B C D E F G')
  })

  it('has all of them free again once all have ended', async () => {
    const semaphore = new Semaphore()
    await Promise.all([...'abcdefg'].map((name) => semaphore.run(async () => name)))
    const { call, names } = someCalls()

    for (const name of 'vwxyz') void semaphore.run(call(name))

    expect(names()).toBe('vwxy')
  })
})
