import { makeAutoObservable, observableRef } from 'mobx'

import { isKeptQuotes, isSame, keepQuote, type KeptQuote } from '@/model/shipping/keptQuote'
import { readStored, writeStored } from '@/platform/storage/storage'

const STORED_QUOTES = 'keptQuotes'

/** The quotes that the customer keeps on this device, newest first. */
export class KeptQuotes {
  items: readonly KeptQuote[] = readStored(STORED_QUOTES, isKeptQuotes) ?? []

  constructor() {
    makeAutoObservable(this, { items: observableRef }, { autoBind: true })
  }

  has(quote: Pick<KeptQuote, 'channelId' | 'values'>): boolean {
    return this.items.some((other) => isSame(other, quote))
  }

  keep(quote: Omit<KeptQuote, 'id' | 'time'>, now = new Date()): void {
    const time = now.toISOString()
    this.change(keepQuote(this.items, { ...quote, id: `${quote.channelId}-${now.getTime()}`, time }))
  }

  remove(id: string): void {
    this.change(this.items.filter((quote) => quote.id !== id))
  }

  private change(items: readonly KeptQuote[]): void {
    this.items = items
    writeStored(STORED_QUOTES, items)
  }
}
