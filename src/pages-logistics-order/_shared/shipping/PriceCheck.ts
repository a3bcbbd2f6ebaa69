import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import type { ShippingEditor } from './ShippingEditor'

/** A change of the total between showing it and sending the order. */
export interface PriceChange {
  readonly from: string
  readonly to: string
  readonly currencyCode: string
}

/** Makes sure that the customer has seen the total of what they send. */
export class PriceCheck {
  /** The change that the last check found; null once the form changes. */
  change: PriceChange | null = null

  constructor(private readonly shipping: ShippingEditor) {
    makeAutoObservable<this, 'shipping'>(this, { change: observableRef, shipping: false }, { autoBind: true })
    reaction(
      () => shipping.form.values,
      () => runInAction(() => (this.change = null)),
    )
  }

  /**
   * Requests the prices again.
   *
   * @returns whether the total is still the one on screen
   */
  async isAsShown(): Promise<boolean> {
    const { shipping } = this
    const from = shipping.quote?.bill?.total
    await shipping.requestPrices(false)
    if (shipping.quotes.error) throw shipping.quotes.error
    const bill = shipping.quote?.bill
    if (!bill || from === undefined) return false
    const { total: to, currencyCode } = bill
    runInAction(() => (this.change = from === to ? null : { from, to, currencyCode }))
    return from === to
  }
}
