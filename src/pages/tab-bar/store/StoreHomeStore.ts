import { makeAutoObservable } from 'mobx'

import type { Product } from '@/model/product'
import { PagedList } from '@/stores/PagedList'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

const PRODUCTS_A_PAGE = 10

/** The mall: products by category or by a word. */
export class StoreHomeStore {
  categoryId: string | null = null
  search = ''

  readonly categories = new Resource(() => this.stores.api.store.listCategories())
  readonly products: PagedList<Product>

  constructor(private readonly stores: Pick<Stores, 'api'>) {
    this.products = new PagedList<Product>(
      (range) =>
        stores.api.store.listProducts({
          ...range,
          ...(this.categoryId !== null && { categoryId: this.categoryId }),
          ...(this.search.trim() !== '' && { filter: this.search.trim() }),
        }),
      PRODUCTS_A_PAGE,
    )
    makeAutoObservable<this, 'stores'>(
      this,
      { categories: false, products: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    await Promise.all([this.categories.reload(), this.products.reload()])
  }

  async selectCategory(categoryId: string | null): Promise<void> {
    if (categoryId === this.categoryId) return
    this.categoryId = categoryId
    await this.readAgain()
  }

  setSearch(text: string): void {
    this.search = text
  }

  async searchFor(text: string): Promise<void> {
    this.search = text
    await this.readAgain()
  }

  private async readAgain(): Promise<void> {
    this.products.clear()
    await this.products.reload()
  }
}
