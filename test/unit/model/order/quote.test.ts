import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import {
  carriedQuotes,
  channelOpener,
  channelTags,
  refusedQuotes,
  transportOf,
  type CarriedQuote,
  type Quote,
} from '@/model/order/quote'

import type { Parcel } from '@/model/parcel/parcel'

import { aBillOf } from '../../../support/app/orderFactories'

function quote(id: string, total: string | null): Quote {
  return {
    channel: { id, displayName: id, description: '' },
    shippingMethodType: { id: 'air', displayName: '空运' },
    transitDays: null,
    arrival: null,
    isTaxIncluded: false,
    receivingMethods: [ReceivingMethod.DOOR],
    limits: { maximumWeight: 2, maximumSide: 60 },
    refusal: total === null ? 'tooHeavy' : null,
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

describe('what a channel is best at', () => {
  const open = (id: string, total: string, maximum: number): CarriedQuote => ({
    ...quote(id, total),
    bill: aBillOf(total),
    transitDays: { minimum: 1, maximum },
  })
  const tagsOf = (...quotes: CarriedQuote[]) => Object.fromEntries(channelTags(quotes))

  it('is its price or its time', () => {
    expect(tagsOf(open('sea', '70.00', 18), open('air', '90.00', 7), open('courier', '120.00', 4))).toEqual({
      sea: ['cheapest'],
      air: [],
      courier: ['fastest'],
    })
  })

  it('can be both', () => {
    expect(tagsOf(open('air', '70.00', 7), open('sea', '90.00', 18)).air).toEqual(['cheapest', 'fastest'])
  })

  it('is shared by those that tie, unless all do', () => {
    const tags = tagsOf(open('a', '70.00', 7), open('b', '70.00', 7), open('c', '90.00', 7))

    expect(tags).toEqual({ a: ['cheapest'], b: ['cheapest'], c: [] })
  })

  it('is not told where there is no choice', () => {
    expect(tagsOf(open('only', '70.00', 7))).toEqual({ only: [] })
  })
})

describe('what opens a closed channel', () => {
  const closed = (change: Partial<Quote>): Quote => ({ ...quote('packet', null), ...change })
  const parcel = (id: string, weight: number, length = 10) => ({ id, weight, length }) as Parcel

  it('is another receiving method', () => {
    const opener = channelOpener(closed({ refusal: 'receivingMethodNotOffered' }), [])

    expect(opener).toEqual({ kind: 'receiving', method: ReceivingMethod.DOOR })
  })

  it('is leaving out what is too heavy or too long, as long as something remains', () => {
    const [light, heavy, long] = [parcel('light', 2), parcel('heavy', 2.1), parcel('long', 1, 61)] as const

    expect(channelOpener(closed({}), [light, heavy, long])).toEqual({
      kind: 'leaveOut',
      parcels: [heavy, long],
    })
    expect(channelOpener(closed({}), [heavy, long])).toBeNull()
  })

  it('is nothing on this page for other reasons', () => {
    const heavy = [parcel('light', 1), parcel('heavy', 3)]

    expect(channelOpener(closed({ refusal: 'goodsNotTaken' }), heavy)).toBeNull()
    expect(channelOpener(closed({ refusal: 'destinationNotServed' }), heavy)).toBeNull()
  })
})

it('a method the server added later has no transport of its own', () => {
  const by = (id: string) => transportOf({ ...quote('q', null), shippingMethodType: { id, displayName: id } })

  expect(['sea', 'air', 'express', 'land', 'hyperloop'].map(by)).toEqual([
    'ship',
    'plane',
    'express',
    'truck',
    'other',
  ])
})
