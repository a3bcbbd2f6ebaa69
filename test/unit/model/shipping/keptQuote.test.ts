import { EMPTY_BOX } from '@/model/shipping/box'
import { isKeptQuotes, keepQuote, MAX_KEPT_QUOTES, type KeptQuote } from '@/model/shipping/keptQuote'

function aKeptQuote(overrides: Partial<KeptQuote> = {}): KeptQuote {
  return {
    id: 'air-1',
    time: '2026-11-23T08:00:00.000Z',
    values: { ...EMPTY_BOX, regionGroupId: 'sg', weight: '5' },
    destination: '新加坡',
    channelId: 'air',
    channelName: '空运',
    total: '72.00',
    currencyCode: 'CNY',
    ...overrides,
  }
}

describe('kept quotes', () => {
  it('come newest first, a few at most', () => {
    const kept = ['1', '2', '3', '4', '5', '6'].reduce<readonly KeptQuote[]>(
      (all, id) => keepQuote(all, aKeptQuote({ id, channelId: id })),
      [],
    )

    expect(kept.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2'])
    expect(kept).toHaveLength(MAX_KEPT_QUOTES)
  })

  it('hold one for each channel and box: the newest', () => {
    const kept = keepQuote([aKeptQuote({ id: 'old', total: '70.00' })], aKeptQuote({ id: 'new' }))

    expect(kept.map(({ id }) => id)).toEqual(['new'])
    expect(keepQuote(kept, aKeptQuote({ values: { ...EMPTY_BOX, weight: '6' } }))).toHaveLength(2)
  })

  it('are read back only if they are whole', () => {
    expect(isKeptQuotes([aKeptQuote()])).toBe(true)
    expect(isKeptQuotes([{ ...aKeptQuote(), total: 72 }])).toBe(false)
    expect(isKeptQuotes([{ ...aKeptQuote(), values: {} }])).toBe(false)
    expect(isKeptQuotes({})).toBe(false)
  })
})
