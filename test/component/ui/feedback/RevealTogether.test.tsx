import { act } from 'react'

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
