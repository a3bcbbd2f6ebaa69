import { makeAutoObservable, reaction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { Bill } from '@/model/order/bill'
import { missingForOrder, type ChosenParcel, type MissingForOrder } from '@/model/order/logisticsOrder'
import type { LogisticsOrderDetail, OrderChanges, PricedChanges } from '@/model/order/orderDetail'
import { isOrderEditable } from '@/model/order/orderGuidance'
import { channelState, type Quote } from '@/model/order/quote'
import { DraftForm } from '@/stores/form/DraftForm'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'
import { PriceCheck } from '../../_shared/shipping/PriceCheck'
import { ShippingEditor, type EditedOrder } from '../../_shared/shipping/ShippingEditor'
import { EMPTY_SHIPPING, fitsForm, type ShippingValues } from '../../_shared/shipping/ShippingValues'

import {
  areImagesChanged,
  changedValues,
  changesOf,
  changesShipping,
  pricedChanges,
  valuesOf,
} from './orderChanges'

type PageStores = Pick<Stores, 'session' | 'addressChoice' | 'unsentPhotos'> & { readonly api: OrderApi }

/** Changes how an order is shipped and what the customer wrote on it, until it is weighed. */
export class EditOrderStore implements EditedOrder {
  readonly form: DraftForm<ShippingValues>
  readonly shipping: ShippingEditor
  readonly price: PriceCheck
  readonly order = new Resource<LogisticsOrderDetail>(() => this.stores.api.logisticsOrders.get(this.id))

  constructor(
    private readonly stores: PageStores,
    private readonly id: string,
  ) {
    this.form = new DraftForm<ShippingValues>(stores, {
      name: `editOrder:${id}`,
      empty: EMPTY_SHIPPING,
      needsRecord: true,
      isValues: (value) => fitsForm(EMPTY_SHIPPING, value),
      toStored: (values) => (this.order.value ? changedValues(values, this.order.value) : values),
      isFrozen: () => !this.isEditable,
      onLeave: () => this.leave(),
    })
    this.shipping = new ShippingEditor(this.form, stores, this)
    this.price = new PriceCheck(this.shipping)
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { form: false, shipping: false, price: false, order: false, stores: false, id: false },
      { autoBind: true },
    )
    this.form.follow()
    this.shipping.follow()
    // Runs before the form renders, so the form never appears empty.
    reaction(
      () => this.order.value,
      (order, before) => order && this.take(order, before),
    )
  }

  get isEditable(): boolean {
    const { value } = this.order
    return value !== null && isOrderEditable(value)
  }

  get parcels(): readonly ChosenParcel[] {
    const { value } = this.order
    return (value?.parcels ?? []).map((parcel) => ({ id: parcel.id, parcel, obstacle: null }))
  }

  get isLoading(): boolean {
    const { addresses } = this.shipping.options
    return this.order.value === null || (this.form.values.addressId !== null && addresses.value === null)
  }

  /** The order's own copy of its address. */
  get ownAddress(): LogisticsOrderDetail['shippingAddress'] | null {
    return this.order.value?.shippingAddress ?? null
  }

  get ownServices(): LogisticsOrderDetail['additionalServices'] {
    return this.order.value?.additionalServices ?? []
  }

  get choice(): PricedChanges | null {
    return this.isEditable && this.shipping.address !== null ? pricedChanges(this.changes) : null
  }

  get changes(): OrderChanges {
    const { form, order } = this
    return order.value && form.hasBegun ? changesOf(form.values, form.photos.urls, order.value) : {}
  }

  get isShippingChanged(): boolean {
    return changesShipping(this.changes)
  }

  /** What the order would cost; null while unknown. Changing only the notes keeps the estimate. */
  get bill(): Bill | null {
    if (!this.isShippingChanged) return this.order.value?.estimatedBill ?? null
    return this.shipping.quote?.bill ?? null
  }

  get missing(): MissingForOrder | null {
    const { form, shipping } = this
    const arePhotosUploaded = form.photos.areAllUploaded
    if (!this.isShippingChanged) return arePhotosUploaded ? null : 'photos'
    if (this.isLoading) return 'quotes'
    return missingForOrder({
      isReachable: true,
      parcels: this.parcels,
      hasAddress: shipping.address !== null,
      receivingMethod: form.values.receivingMethod,
      hasStation: shipping.station !== null,
      areQuotesCurrent: shipping.quotes.isCurrent,
      channel: channelState(shipping.quote),
      isCouponUsable: true,
      arePhotosUploaded,
    })
  }

  get hasChanges(): boolean {
    return Object.keys(this.changes).length > 0 || !this.form.photos.areAllUploaded
  }

  /** Loads the order, the form's options and the prices. */
  async load(): Promise<void> {
    const { session, addressChoice } = this.stores
    if (session.ownerId === null) return
    const chosen = addressChoice.take()
    if (chosen && this.form.hasBegun) this.shipping.chooseAddress(chosen)
    await this.order.reload()
    if (!this.isEditable) return
    await this.shipping.options.reload()
    await this.shipping.requestPrices()
  }

  /** @returns whether it was saved; otherwise the page shows what's wrong */
  async save(): Promise<boolean> {
    if (!this.hasChanges || this.missing !== null) return false
    if (this.isShippingChanged && !(await this.isStillAsShown())) return false
    try {
      return await this.form.submit(() => this.send())
    } catch (error) {
      // The order must have changed. Reloading keeps the customer's unsaved changes.
      if (isApiError(error) && !error.isUncertain) await this.load()
      throw error
    }
  }

  estimate(isBackground: boolean): Promise<readonly Quote[]> {
    const { logisticsOrders } = this.stores.api
    const request = () => logisticsOrders.estimateChange(this.id, this.choice ?? {}, isBackground)
    return rereadOnConflict(request, this.order.reload)
  }

  dispose(): void {
    this.form.dispose()
    this.shipping.dispose()
  }

  /** If the total has changed, the customer must see it before confirming. */
  private async isStillAsShown(): Promise<boolean> {
    return (await this.price.isAsShown()) && this.missing === null
  }

  private async send(): Promise<void> {
    const { form, order, changes } = this
    const body = { ...changes, version: order.value?.version ?? 0 }
    order.set(await this.stores.api.logisticsOrders.update(this.id, body, form.keyFor(body)))
  }

  /** Fills the form with the order. When a newer version arrives, the customer's unsaved changes are kept. */
  private take(order: LogisticsOrderDetail, before: LogisticsOrderDetail | null | undefined): void {
    if (order.version === before?.version) return
    const { form } = this
    const values = before && changedValues(form.values, before)
    const { urls } = form.photos
    form.begin(valuesOf(order), order.images)
    if (!before) return
    form.fill({ ...form.values, ...values })
    if (areImagesChanged(urls, before)) form.photos.restore(urls)
  }

  private leave(): void {
    this.order.clear()
    this.shipping.options.clear()
  }
}
