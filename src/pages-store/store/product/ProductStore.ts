import { makeAutoObservable } from 'mobx'

import type { Sku } from '@/model/store/product'
import { productApi } from '@/stores/areas/productApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class ProductStore {
  readonly product = new Resource(() => productApi(this.stores.api).getProduct(this.id))

  private skuId: string | null = null

  constructor(
    private readonly stores: Pick<Stores, 'api'>,
    private readonly id: string,
  ) {
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { product: false, stores: false, id: false },
      { autoBind: true },
    )
  }

  /** The chosen variant; by default the first one in stock, or else the first. */
  get sku(): Sku | null {
    const skus = this.product.value?.skus ?? []
    return skus.find(({ id }) => id === this.skuId) ?? skus.find(({ stock }) => stock > 0) ?? skus[0] ?? null
  }

  selectSku(id: string): void {
    this.skuId = id
  }
}
