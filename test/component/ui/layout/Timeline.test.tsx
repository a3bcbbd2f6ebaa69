import { Timeline } from '@/ui/layout/Timeline'

import { tap } from '../../../support/app/gestures'

import { show } from '../show'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    text: `step ${index}`,
    time: `at ${index}`,
  }))

const timeline = (count: number) => <Timeline entries={entries(count)} moreText="More" lessText="Less" />

describe('Timeline', () => {
  it('folds after five, and unfolds', async () => {
    const page = await show(timeline(7))
    expect(page.getAllByText(/^step/)).toHaveLength(5)
    expect(page.getByRole('button').getAttribute('aria-expanded')).toBe('false')

    await tap(page.getByText('More'))
    expect(page.getAllByText(/^step/)).toHaveLength(7)
    expect(page.getByRole('button').getAttribute('aria-expanded')).toBe('true')

    await tap(page.getByText('Less'))
    expect(page.getAllByText(/^step/)).toHaveLength(5)
  })

  it('ends its line at the oldest entry, folded or not', async () => {
    const page = await show(timeline(7))
    const ends = () =>
      Array.from(page.root.querySelectorAll('.timeline__entry:last-child'), ({ textContent }) => textContent)
    expect(ends()).toEqual(['step 4at 4'])

    await tap(page.getByText('More'))
    expect(ends()).toEqual(['step 6at 6'])
  })

  it('has nothing to unfold up to five', async () => {
    const page = await show(timeline(5))

    expect(page.getAllByText(/^step/)).toHaveLength(5)
    expect(page.queryByRole('button')).toBeNull()
  })

  it('makes the newest stand out, and no other', async () => {
    const page = await show(timeline(3))

    const latest = Array.from(page.root.querySelectorAll('.timeline__entry--latest'))
    expect(latest.map((entry) => entry.textContent)).toEqual(['step 0at 0'])
  })
})
