import { makeAutoObservable, observableRef } from 'mobx'

import type { Address } from '@/model/address/address'

/** Hands the address picked in the address book to the page below, which takes it when it shows. */
export class AddressChoice {
  private chosen: Address | null = null

  constructor() {
    makeAutoObservable<this, 'chosen'>(this, { chosen: observableRef }, { autoBind: true })
  }

  choose(address: Address): void {
    this.chosen = address
  }

  /** @returns the address chosen since the last call, or null */
  take(): Address | null {
    const { chosen } = this
    this.chosen = null
    return chosen
  }
}
