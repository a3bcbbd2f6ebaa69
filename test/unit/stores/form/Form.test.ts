import { ApiError } from '@/model/call/ApiError'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { Form } from '@/stores/form/Form'

import { deferred } from '../../../support/app/deferred'

interface Values {
  readonly name: string
  readonly mail: string
}

const EMPTY: Values = { name: '', mail: '' }

function validate({ name, mail }: Values): FieldProblems<keyof Values> {
  return {
    ...(mail === '' && { mail: { kind: 'email' } }),
    ...(name === '' && { name: { kind: 'required' } }),
  }
}

const formWith = (values: Partial<Values> = {}) => {
  const form = new Form<Values>(EMPTY, validate, { 'contact.mail': 'mail' })
  form.fill({ ...EMPTY, ...values })
  return form
}

const taken = (member: string) =>
  new ApiError('rejected', 'conflict', { validationErrors: [{ message: 'taken', members: [member] }] })

describe('problems', () => {
  it('do not show before the first attempt', () => {
    const form = formWith()

    form.set('name', '')

    expect(form.firstProblem).toBeNull()
  })

  it('stand at every field that is wrong', () => {
    const form = formWith()

    expect(form.check()).toBe(false)

    expect(form.problems).toEqual({ name: { kind: 'required' }, mail: { kind: 'email' } })
  })

  it('vanish from a field as soon as it is changed, and from no other', () => {
    const form = formWith()
    form.check()

    form.set('name', 'a')

    expect(form.problems).toEqual({ name: undefined, mail: { kind: 'email' } })
  })

  it('are found from the top, in the order of the fields', () => {
    const form = formWith()
    form.check()
    expect(form.firstProblem).toBe('name')

    form.set('name', 'a')

    expect(form.firstProblem).toBe('mail')
  })

  it('of one field can be looked for alone', () => {
    const form = formWith()

    expect(form.check(['mail'])).toBe(false)
    expect(form.problems).toEqual({ mail: { kind: 'email' } })

    form.set('mail', 'm')
    expect(form.check(['mail'])).toBe(true)
    expect(form.firstProblem).toBeNull()
  })

  it('can come from the page', () => {
    const form = formWith()

    form.refuse('name', { kind: 'tag' })

    expect(form.problems.name).toEqual({ kind: 'tag' })
  })
})

describe('submit', () => {
  it('sends nothing while something is wrong', async () => {
    const send = jest.fn()

    await expect(formWith({ name: 'a' }).submit(send)).resolves.toBe(false)

    expect(send).not.toHaveBeenCalled()
  })

  it('sends what was typed', async () => {
    const send = jest.fn(async () => undefined)

    await expect(formWith({ name: 'a', mail: 'm' }).submit(send)).resolves.toBe(true)

    expect(send).toHaveBeenCalledWith({ name: 'a', mail: 'm' })
  })

  it('is not over before the answer', async () => {
    const answer = deferred<void>()
    const settled = jest.fn()
    const submitting = formWith({ name: 'a', mail: 'm' })
      .submit(() => answer.promise)
      .then(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()

    answer.resolve()
    await submitting

    expect(settled).toHaveBeenCalledWith(true)
  })

  it('puts a refusal at the field it names, and throws it on', async () => {
    const form = formWith({ name: 'a', mail: 'm' })

    await expect(form.submit(() => Promise.reject(taken('mail')))).rejects.toThrow('conflict')

    expect(form.problems).toEqual({ mail: { kind: 'server', message: 'taken' } })
    expect(form.values).toEqual({ name: 'a', mail: 'm' })
  })

  it('knows a field by another name that the call has for it', async () => {
    const form = formWith({ name: 'a', mail: 'm' })

    await expect(form.submit(() => Promise.reject(taken('contact.mail')))).rejects.toThrow('conflict')

    expect(form.problems).toEqual({ mail: { kind: 'server', message: 'taken' } })
  })

  it('of a step in between asks for its own fields alone', async () => {
    const form = formWith({ mail: 'm' })
    const send = jest.fn(async () => undefined)

    await expect(form.submit(send, ['mail'])).resolves.toBe(true)
    await expect(form.submit(send, ['name'])).resolves.toBe(false)

    expect(send).toHaveBeenCalledTimes(1)
  })

  it('leaves the fields alone when the refusal names none of them', async () => {
    const form = formWith({ name: 'a', mail: 'm' })

    await expect(form.submit(() => Promise.reject(taken('elsewhere')))).rejects.toThrow()

    expect(form.firstProblem).toBeNull()
  })

  it('throws a bug on', async () => {
    await expect(
      formWith({ name: 'a', mail: 'm' }).submit(() => Promise.reject(new TypeError('bug'))),
    ).rejects.toThrow(TypeError)
  })
})

describe('the idempotency key', () => {
  it('stays over a retry of the same request, and of no other', async () => {
    const form = formWith({ name: 'a', mail: 'm' })
    const keys: string[] = []
    const submit = () =>
      form.submit(async (values) => {
        keys.push(form.keyFor(values))
        throw new ApiError('network', 'offline')
      })

    await expect(submit()).rejects.toThrow('offline')
    await expect(submit()).rejects.toThrow('offline')
    form.set('name', 'b')
    await expect(submit()).rejects.toThrow('offline')

    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is new once the request was accepted, but not after a step in between', async () => {
    const form = formWith({ name: 'a', mail: 'm' })
    const before = form.keyFor({ a: 1 })
    await form.submit(async () => undefined, ['mail'])
    expect(form.keyFor({ a: 1 })).toBe(before)

    await form.submit(async () => undefined)

    expect(form.keyFor({ a: 1 })).not.toBe(before)
  })
})

it('reset brings back the beginning, without problems', () => {
  const form = formWith({ name: 'a' })
  form.check()

  form.reset()

  expect(form).toMatchObject({ values: EMPTY, problems: {} })
})
