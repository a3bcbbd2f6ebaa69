import { makeAutoObservable } from 'mobx'

import { quantityWithin, totalOf, type Sku } from '@/model/store/product'
import { productApi } from '@/stores/areas/productApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** A product, and what of it the customer wants. */
export class ProductStore {
  readonly product = new Resource(() => productApi(this.stores.api).getProduct(this.id))

  private skuId: string | null = null
  private asked = 1

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

  /** As many as the customer asked for, as far as the stock goes. */
  get quantity(): number {
    return this.sku ? quantityWithin(this.asked, this.sku) : 1
  }

  /** Decimal string; null until the product is read. */
  get total(): string | null {
    return this.sku && totalOf(this.sku, this.quantity)
  }

  /** What keeps the customer from buying: this option is sold out, or all are. */
  get soldOut(): 'option' | 'all' | null {
    if (this.sku === null || this.sku.stock > 0) return null
    return this.product.value?.skus.some(({ stock }) => stock > 0) ? 'option' : 'all'
  }

  selectSku(id: string): void {
    this.skuId = id
  }

  setQuantity(quantity: number): void {
    this.asked = quantity
  }
}
