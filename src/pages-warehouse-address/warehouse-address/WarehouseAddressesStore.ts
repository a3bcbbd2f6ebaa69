import { makeAutoObservable } from 'mobx'

import type { AddressInLanguages } from '@/model/address/addressCheck/addressCheck'
import { SHOP_FORMATS, type ShopFormat, type ShopKey } from '@/model/expressNumber/shopFormats'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { addressesInLanguages } from '../_shared/addressesInLanguages'

/** The customer's addresses, and which shop's form they are laid out for. */
export class WarehouseAddressesStore {
  readonly addresses = new Resource(() => addressesInLanguages(this.stores))
  shop: ShopKey = 'taobao'

  /** @param linkedId of the warehouse that a link leads to */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'locale' | 'warehouseChoice'>,
    private linkedId?: string,
  ) {
    makeAutoObservable<this, 'stores' | 'linkedId'>(
      this,
      { addresses: false, stores: false, linkedId: false },
      { autoBind: true },
    )
  }

  get format(): ShopFormat | undefined {
    return SHOP_FORMATS.find(({ key }) => key === this.shop)
  }

  /** The chosen warehouse, in every language that is needed. */
  get chosen(): AddressInLanguages | null {
    const all = this.addresses.value ?? []
    const address = this.stores.warehouseChoice.of(all.map(([own]) => own))
    return all.find(([own]) => own === address) ?? null
  }

  chooseShop(shop: ShopKey): void {
    this.shop = shop
  }

  async reload(): Promise<void> {
    const { session, warehouseChoice } = this.stores
    if (!session.isSignedIn) return
    // Once: coming back to the page must not undo a choice that was made on it.
    if (this.linkedId !== undefined) warehouseChoice.choose(this.linkedId)
    this.linkedId = undefined
    await this.addresses.reload()
  }
}
