import { createAhead } from '@/api/ahead'

const CALL = ['GET', '/todo']

function openAhead() {
  let who = 'ada'
  const send = jest.fn(async () => 'answer')
  const { answer, ahead } = createAhead(() => who)
  ahead(() => [answer(CALL, send)])
  return { answer, send, signIn: (name: string) => (who = name) }
}

describe('an answer that was asked for ahead', () => {
  it('goes to the first call like it, and the next one asks anew', async () => {
    const { answer, send } = openAhead()

    expect(await answer(CALL, send)).toBe('answer')
    expect(send).toHaveBeenCalledTimes(1)

    await answer(CALL, send)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['another call', ['GET', '/user']],
    ['the same call with another body', [...CALL, { body: { status: 63 } }]],
  ])('is not for %s', async (_, other) => {
    const { answer, send } = openAhead()

    await answer(other, send)

    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is not for another customer', async () => {
    const { answer, send, signIn } = openAhead()

    signIn('grace')
    await answer(CALL, send)

    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is not kept for one who comes back', async () => {
    const { answer, send, signIn } = openAhead()

    signIn('grace')
    await answer(['GET', '/user'], send)
    signIn('ada')
    await answer(CALL, send)

    expect(send).toHaveBeenCalledTimes(3)
  })

  it('is too old after half a minute', async () => {
    const { answer, send } = openAhead()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_001)

    await answer(CALL, send)

    expect(send).toHaveBeenCalledTimes(2)
  })

  it('fails for the call that takes it, and nowhere else', async () => {
    const failure = new Error('no network')
    const send = jest.fn(async () => Promise.reject(failure))
    const { answer, ahead } = createAhead(() => '')
    ahead(() => [answer(CALL, send)])
    await Promise.resolve()

    await expect(answer(CALL, send)).rejects.toBe(failure)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
