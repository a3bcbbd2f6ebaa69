import { act } from 'react'

import { ApiError } from '@/model/call/ApiError'
import { Resource } from '@/stores/Resource'
import { RevealTogether } from '@/ui/feedback/RevealTogether'

import { change } from '../../../support/app/openPage'
import { show } from '../show'

const parts = () => [new Resource(() => Promise.resolve(1)), new Resource(() => Promise.resolve(2))] as const

describe('RevealTogether', () => {
  it('shows its parts once all have their answer', async () => {
    const [first, second] = parts()
    const page = await show(<RevealTogether resources={[first, second]}>parts</RevealTogether>)
    expect(page.text()).toBe('')

    await change(() => first.reload())
    expect(page.text()).toBe('')
    await change(() => second.reload())
    expect(page.text()).toBe('parts')
  })

  it('keeps its parts on screen while one that failed loads again', async () => {
    const fetch = jest.fn(() => new Promise<never>(() => undefined))
    fetch.mockRejectedValueOnce(new ApiError('network', 'No answer'))
    const part = new Resource(fetch)
    const page = await show(<RevealTogether resources={[part]}>parts</RevealTogether>)
    await change(() => part.reload())
    expect(page.text()).toBe('parts')

    await change(() => void part.reload())

    expect(part.isLoading).toBe(true)
    expect(page.text()).toBe('parts')
  })

  it('does not wait for an answer that takes long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    try {
      const page = await show(<RevealTogether resources={parts()}>parts</RevealTogether>)
      expect(page.text()).toBe('')

      act(() => jest.advanceTimersByTime(3_000))
      expect(page.text()).toBe('parts')
    } finally {
      jest.useRealTimers()
    }
  })
})
