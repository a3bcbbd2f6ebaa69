import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { textOrNull } from '@/model/format/textOrNull'
import { compareAmounts } from '@/model/money/money'
import type { TotalChange } from '@/model/order/payment'
import { totalOf, type Sku } from '@/model/store/product'
import type { RouteParams } from '@/navigation/routes'
import { productApi } from '@/stores/areas/productApi'
import { storeOrderApi } from '@/stores/areas/storeOrderApi'
import { DraftForm } from '@/stores/form/DraftForm'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export type StoreOrderValues = { readonly quantity: number; readonly remarks: string }

/** The quantity that the product page asked for when the draft was begun. */
type Asked = { readonly asked: number }

/** Limit of the API. */
const MAX_QUANTITY = 99

/** Orders a single product: how many, with which remarks. The draft survives a reload and a restart. */
export class ConfirmStoreOrderStore {
  readonly product = new Resource(() => productApi(this.stores.api).getProduct(this.params.productId ?? ''))
  readonly warehouses = new Resource(() => this.stores.api.warehouse.listMyAddresses())
  readonly form: DraftForm<StoreOrderValues, Asked>

  /** A price that is no longer the one the customer saw. */
  priceChange: TotalChange | null = null
  /** Whether the customer has to pay for other orders, or cancel them, before there can be another. */
  isLimitReached = false

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly params: Partial<RouteParams<'confirmStoreOrder'>>,
  ) {
    const asked = quantityOf(params.quantity)
    this.form = new DraftForm<StoreOrderValues, Asked>(stores, {
      name: `storeOrder:${params.skuId ?? ''}`,
      empty: { quantity: asked, remarks: '' },
      extra: { contents: () => ({ asked }), isValid: (stored) => typeof stored.asked === 'number' },
      // Since the draft, the customer has chosen another quantity on the product's page.
      onStart: (stored) => stored && stored.asked !== asked && this.form.set('quantity', asked),
    })
    makeAutoObservable<this, 'stores' | 'params'>(
      this,
      {
        product: false,
        warehouses: false,
        form: false,
        priceChange: observableRef,
        stores: false,
        params: false,
      },
      { autoBind: true },
    )
    this.form.follow()
  }

  /** What is ordered; null until it's read, and once it's no longer on sale. */
  get sku(): Sku | null {
    if (this.product.error?.kind === 'notFound') return null
    return this.product.value?.skus.find(({ id }) => id === this.params.skuId) ?? null
  }

  /** Decimal string. */
  get total(): string | null {
    return this.sku && totalOf(this.sku, this.form.values.quantity)
  }

  /** Why it can't be ordered whatever the customer enters. */
  get obstacle(): 'gone' | 'soldOut' | null {
    if (this.sku === null) return 'gone'
    return this.sku.stock === 0 ? 'soldOut' : null
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    await Promise.all([this.readProduct(), this.warehouses.reload()])
  }

  /** @returns the order's ID; null if it isn't placed and the page shows why */
  async submit(): Promise<string | null> {
    const { sku, total } = this
    if (sku === null || total === null || this.obstacle !== null) return null
    this.isLimitReached = false
    this.priceChange = null
    let placedId: string | null = null
    try {
      await this.form.submit(async ({ quantity, remarks }) => {
        const request = { skuId: sku.id, quantity, expectedTotal: total, remarks: textOrNull(remarks) }
        const key = this.form.keyFor(request)
        const orders = storeOrderApi(this.stores.api)
        const order = await rereadOnConflict(() => orders.submit(request, key), this.readProduct)
        placedId = order.id
      })
    } catch (error) {
      const isLimit = isApiError(error) && error.detail.code === 'StoreOrderLimitReached'
      runInAction(() => (this.isLimitReached = isLimit))
      throw error
    }
    return placedId
  }

  dispose(): void {
    this.form.dispose()
  }

  private async readProduct(): Promise<void> {
    const from = this.sku?.price
    await this.product.reload()
    const to = this.sku?.price
    if (from === undefined || to === undefined || compareAmounts(from, to) === 0) return
    runInAction(() => (this.priceChange = { from, to }))
  }
}

/** @param text from the URL, which may say anything */
function quantityOf(text: string | undefined): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(text)) || 1))
}
