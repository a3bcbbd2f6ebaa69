import { carriedQuotes, refusedQuotes, type Quote } from '@/model/order/quote'

import { aBillOf } from '../../../support/app/orderFactories'

function quote(id: string, total: string | null): Quote {
  return {
    channel: { id, displayName: id, description: '' },
    shippingMethodType: { id: 'air', displayName: '空运' },
    transitDays: null,
    isTaxIncluded: false,
    bill: total === null ? null : aBillOf(total),
    reason: total === null ? 'too long' : null,
  }
}

const ids = (quotes: readonly Quote[]) => quotes.map(({ channel }) => channel.id)

describe('quotes', () => {
  const quotes = [quote('dear', '100.00'), quote('none', null), quote('cheap', '9.90'), quote('same', '9.90')]

  it('that have a price come cheapest first, by amount and not by its letters', () => {
    expect(ids(carriedQuotes(quotes))).toEqual(['cheap', 'same', 'dear'])
  })

  it('that cannot carry the parcels are apart', () => {
    expect(ids(refusedQuotes(quotes))).toEqual(['none'])
  })
})
