import { makeAutoObservable } from 'mobx'

import type { Product } from '@/model/store/product'
import { Resource } from '@/stores/Resource'
import { SearchedList } from '@/stores/list/SearchedList'
import type { Stores } from '@/stores/StoresContext'

/** The mall: products by category or by a word. */
export class StoreHomeStore {
  categoryId: string | null = null

  readonly categories = new Resource(() => this.stores.api.store.listCategories())
  readonly products: SearchedList<Product>

  constructor(private readonly stores: Pick<Stores, 'api'>) {
    this.products = new SearchedList<Product>((request) =>
      stores.api.store.listProducts({
        ...request,
        ...(this.categoryId !== null && { categoryId: this.categoryId }),
      }),
    )
    makeAutoObservable<this, 'stores'>(
      this,
      { categories: false, products: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    await Promise.all([this.categories.reload(), this.products.list.reload()])
  }

  async selectCategory(categoryId: string | null): Promise<void> {
    if (categoryId === this.categoryId) return
    this.categoryId = categoryId
    await this.products.askAnew()
  }
}
