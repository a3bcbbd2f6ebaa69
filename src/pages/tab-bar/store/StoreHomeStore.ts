import { makeAutoObservable } from 'mobx'

import type { Product, ProductSorting } from '@/model/store/product'
import { ListStore } from '@/stores/list/ListStore'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Products of the mall, filtered by category and keyword, in the order of the customer's choice. */
export class StoreHomeStore {
  readonly categories = new Resource(() => this.stores.api.store.listCategories())
  readonly products: ListStore<Product, string>

  sorting: ProductSorting = 'displayOrder asc'

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale' | 'unread'>) {
    this.products = new ListStore<Product, string>(stores, {
      isPublic: true,
      fetch: (query, categoryId) =>
        stores.api.store.listProducts({
          ...query,
          sorting: this.sorting,
          ...(categoryId !== null && { categoryId }),
        }),
    })
    makeAutoObservable<this, 'stores'>(
      this,
      { categories: false, products: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    await this.read(this.products.reload)
  }

  async refreshVisible(): Promise<void> {
    await this.read(this.products.refreshVisible)
  }

  async sortBy(sorting: ProductSorting): Promise<void> {
    if (sorting === this.sorting) return
    this.sorting = sorting
    await this.products.resetAndReload()
  }

  private async read(readProducts: () => Promise<void>): Promise<void> {
    const { session, unread } = this.stores
    const parts = [this.categories.reload(), readProducts()]
    await Promise.all(session.isSignedIn ? [...parts, unread.reload()] : parts)
  }
}
