import type { Bill } from './bill'
import { compareAmounts } from '../money/money'

/** What one channel would cost for the chosen parcels, or why it doesn't take them. */
export interface Quote {
  readonly channel: { readonly id: string; readonly displayName: string; readonly description: string }
  readonly shippingMethodType: { readonly id: string; readonly displayName: string }
  readonly transitDays: { readonly minimum: number; readonly maximum: number } | null
  readonly isTaxIncluded: boolean
  /** Null when the channel can't carry the parcels. */
  readonly bill: Bill | null
  /** Why it can't, in the server's words; null when there's a bill. */
  readonly reason: string | null
}

export type CarriedQuote = Quote & { readonly bill: Bill }

/** The channels that carry the parcels, cheapest first. */
export function carriedQuotes(quotes: readonly Quote[]): readonly CarriedQuote[] {
  return quotes.filter(isCarried).sort((a, b) => compareAmounts(a.bill.total, b.bill.total))
}

export function refusedQuotes(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.filter((quote) => !isCarried(quote))
}

function isCarried(quote: Quote): quote is CarriedQuote {
  return quote.bill !== null
}

/** State of the chosen channel. */
export function channelState(quote: Quote | null): 'none' | 'refused' | 'carried' {
  if (quote === null) return 'none'
  return quote.bill === null ? 'refused' : 'carried'
}
