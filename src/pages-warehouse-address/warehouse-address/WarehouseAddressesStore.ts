import { makeAutoObservable } from 'mobx'

import type { AddressInLanguages } from '@/model/address/addressCheck/addressCheck'
import { SHOP_FORMATS, type ShopFormat, type ShopKey } from '@/model/expressNumber/shopFormats'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { addressesInLanguages } from '@/stores/content/addressesInLanguages'

/** The customer's addresses, and the shop form to lay them out for. */
export class WarehouseAddressesStore {
  readonly addresses = new Resource(() => addressesInLanguages(this.stores))
  shop: ShopKey = 'taobao'

  /** @param linkedId warehouse ID from the link that opened the page */
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

  /** The address at the chosen warehouse, in all the languages needed. */
  get chosen(): AddressInLanguages | null {
    const all = this.addresses.value ?? []
    const address = this.stores.warehouseChoice.resolve(all.map(([own]) => own))
    return all.find(([own]) => own === address) ?? null
  }

  chooseShop(shop: ShopKey): void {
    this.shop = shop
  }

  async reload(): Promise<void> {
    const { session, warehouseChoice } = this.stores
    if (!session.isSignedIn) return
    // Only once: coming back to the page must not undo a choice made on it.
    if (this.linkedId !== undefined) warehouseChoice.choose(this.linkedId)
    this.linkedId = undefined
    await this.addresses.reload()
  }
}
