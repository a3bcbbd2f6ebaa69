import { makeAutoObservable } from 'mobx'

import { contentApi } from '@/stores/areas/contentApi'
import { WAREHOUSE_TIPS } from '@/model/content/content'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

const TOP_TIPS = 3

export class WarehouseAddressStore {
  readonly addresses = new Resource(() => this.stores.api.warehouse.listMyAddresses())
  /** The first few tips; readable without signing in. */
  readonly tips = new Resource(async () => {
    const request = { categoryId: WAREHOUSE_TIPS, maxResultCount: TOP_TIPS }
    return (await contentApi(this.stores.api).listArticles(request)).items
  })

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'unread'>) {
    makeAutoObservable<this, 'stores'>(
      this,
      { addresses: false, tips: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    const { session, unread } = this.stores
    await Promise.all([
      this.tips.reload(),
      ...(session.isSignedIn ? [this.addresses.reload(), unread.reload()] : []),
    ])
  }
}
