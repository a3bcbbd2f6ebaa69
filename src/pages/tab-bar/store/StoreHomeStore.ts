import type { Product } from '@/model/store/product'
import { ListStore } from '@/stores/list/ListStore'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Products of the mall, filtered by category and keyword. */
export class StoreHomeStore {
  readonly categories = new Resource(() => this.stores.api.store.listCategories())
  readonly products: ListStore<Product, string>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale' | 'unread'>) {
    this.products = new ListStore<Product, string>(stores, {
      isPublic: true,
      fetch: (query, categoryId) =>
        stores.api.store.listProducts({ ...query, ...(categoryId !== null && { categoryId }) }),
    })
  }

  readonly reload = () => this.read(this.products.reload)
  readonly refreshVisible = () => this.read(this.products.refreshVisible)

  private async read(readProducts: () => Promise<void>): Promise<void> {
    const { session, unread } = this.stores
    const parts = [this.categories.reload(), readProducts()]
    await Promise.all(session.isSignedIn ? [...parts, unread.reload()] : parts)
  }
}
