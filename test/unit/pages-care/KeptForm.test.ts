import { ApiError } from '@/model/ApiError'
import { KeptForm } from '@/pages-care/_shared/KeptForm'

type Values = { readonly note: string; readonly number: string }
const EMPTY: Values = { note: '', number: '' }

/** A session whose user the test says. */
function aSession(id?: string) {
  const session = {
    user: id === undefined ? null : { id },
    loadUser: jest.fn(async () => undefined),
  }
  return session
}

function keptFor(session: ReturnType<typeof aSession>, name = 'test') {
  const forget = jest.fn()
  const kept = new KeptForm<Values>(session as never, {
    name,
    empty: EMPTY,
    validate: () => ({}),
    forget,
  })
  return { kept, forget }
}

async function typedBy(id: string, values: Partial<Values>) {
  const { kept } = keptFor(aSession(id))
  await kept.settle()
  kept.form.fill({ ...EMPTY, ...values })
}

describe('KeptForm', () => {
  it('brings back what its owner typed, and says so', async () => {
    await typedBy('ada', { note: 'mine' })
    const { kept } = keptFor(aSession('ada'))
    expect(kept.isRestored).toBe(false)

    await kept.settle()

    expect(kept.form.values).toEqual({ note: 'mine', number: '' })
    expect(kept.isRestored).toBe(true)
  })

  it('shows it to nobody else, nor on a form about another thing', async () => {
    await typedBy('ada', { note: 'mine' })
    const [bobs, others] = [keptFor(aSession('bob')).kept, keptFor(aSession('ada'), 'other').kept]

    await Promise.all([bobs.settle(), others.settle()])

    expect([bobs, others].map(({ isUntouched }) => isUntouched)).toEqual([true, true])
  })

  it('keeps what is typed when a session ends and the same customer comes back', async () => {
    const session = aSession('ada')
    const { kept, forget } = keptFor(session)
    await kept.settle()
    kept.form.set('note', 'half')
    session.user = null
    await kept.settle()

    session.user = { id: 'ada' }
    await kept.settle()

    expect(kept.form.values.note).toBe('half')
    expect(forget).not.toHaveBeenCalled()
  })

  it('lets go of everything when somebody else comes, and keeps it for its owner', async () => {
    const session = aSession('ada')
    const { kept, forget } = keptFor(session)
    await kept.settle()
    kept.form.set('note', 'adas')

    session.user = { id: 'bob' }
    await kept.settle()

    expect(kept.form.values).toEqual(EMPTY)
    expect(forget).toHaveBeenCalledWith(true)
    session.user = { id: 'ada' }
    await kept.settle()
    expect(kept.form.values.note).toBe('adas')
  })

  it('does not replace what was typed before it was known who types', async () => {
    await typedBy('ada', { note: 'kept' })
    const { kept } = keptFor(aSession('ada'))
    kept.form.set('note', 'typed now')

    await kept.settle()

    expect(kept.form.values.note).toBe('typed now')
    expect(kept.isRestored).toBe(false)
  })

  it('leaves no draft once it is submitted or emptied', async () => {
    const { kept, forget } = keptFor(aSession('ada'))
    await kept.settle()
    kept.form.set('note', 'sent')
    kept.startOver()
    expect(forget).toHaveBeenCalledWith(false)
    await typedBy('ada', { note: 'emptied' })
    await typedBy('ada', {})
    kept.form.set('number', 'x')
    kept.form.set('number', '')

    const again = keptFor(aSession('ada')).kept
    await again.settle()

    expect(again.isUntouched).toBe(true)
  })

  it('ignores a draft of another shape', async () => {
    const old = new KeptForm<{ readonly note: string }>(aSession('ada') as never, {
      name: 'shape',
      empty: { note: '' },
      validate: () => ({}),
      forget: () => undefined,
    })
    await old.settle()
    old.form.set('note', 'old')

    const { kept } = keptFor(aSession('ada'), 'shape')
    await kept.settle()

    expect(kept.form.values).toEqual(EMPTY)
  })

  it('works without a draft when it cannot be asked who types', async () => {
    const session = aSession()
    session.loadUser.mockRejectedValue(new ApiError('network', 'offline'))
    const { kept } = keptFor(session)

    await kept.settle()
    kept.form.set('note', 'still here')

    expect(kept.form.values.note).toBe('still here')
  })
})
