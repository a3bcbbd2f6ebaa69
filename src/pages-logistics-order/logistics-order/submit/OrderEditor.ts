import { makeAutoObservable, reaction } from 'mobx'

import { isReachable } from '@/model/account/user'
import { isApiError } from '@/model/call/ApiError'
import {
  missingForOrder,
  type ChosenParcel,
  type MissingForOrder,
  type OrderChoice,
} from '@/model/order/logisticsOrder'
import { channelState, type Quote } from '@/model/order/quote'
import type { DraftForm } from '@/stores/form/DraftForm'
import type { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'
import { ShippingEditor, type EditedOrder } from '../../_shared/shipping/ShippingEditor'

import { chosenParcels } from './chosenParcels'
import { CouponChoice } from './CouponChoice'
import { CustomsCheck } from './CustomsCheck'
import type { OrderValues } from './OrderForm'

/** An order being prepared: its parcels, its shipping, its coupon, and what is still missing. */
export class OrderEditor implements EditedOrder {
  readonly chosen: Resource<readonly ChosenParcel[]>
  readonly shipping: ShippingEditor
  readonly coupon: CouponChoice
  readonly customs: CustomsCheck
  /** An address is always chosen. */
  readonly ownAddress = null
  readonly ownServices = []

  constructor(
    readonly form: DraftForm<OrderValues>,
    private readonly stores: Pick<Stores, 'session'> & { readonly api: OrderApi },
  ) {
    const { api } = stores
    this.chosen = chosenParcels(api, () => this.form.values.parcelIds)
    this.shipping = new ShippingEditor(form, stores, this)
    this.coupon = new CouponChoice(form, api, () => this.shipping.quote)
    makeAutoObservable<this, 'stores'>(
      this,
      {
        form: false,
        chosen: false,
        shipping: false,
        coupon: false,
        customs: false,
        ownAddress: false,
        ownServices: false,
        stores: false,
      },
      { autoBind: true },
    )
    this.customs = new CustomsCheck(this, api)
    this.shipping.follow()
    reaction(() => this.shipping.options.addresses.value, this.preferAddress)
  }

  /** Chosen parcels; empty until they're loaded, when the page shows a skeleton. */
  get parcels(): readonly ChosenParcel[] {
    const { parcelIds } = this.form.values
    return (this.chosen.value ?? []).filter(({ id }) => parcelIds.includes(id))
  }

  get isLoading(): boolean {
    return this.chosen.value === null || this.shipping.options.addresses.value === null
  }

  /** Whether the prices on screen may still change by themselves. */
  get isPricing(): boolean {
    return this.shipping.quotes.isUpdating || this.coupon.isPending
  }

  /** True while unknown: the server checks it anyway. */
  get isReachable(): boolean {
    const { user } = this.stores.session
    return user === null || isReachable(user)
  }

  get missing(): MissingForOrder | null {
    if (this.isLoading) return 'quotes'
    const { address, station, quote, quotes } = this.shipping
    return missingForOrder({
      isReachable: this.isReachable,
      parcels: this.parcels,
      hasAddress: address !== null,
      receivingMethod: this.form.values.receivingMethod,
      hasStation: station !== null,
      areQuotesCurrent: quotes.isCurrent && !this.coupon.isPending,
      channel: channelState(quote),
      isCouponUsable: this.coupon.obstacle === null,
      arePhotosUploaded: this.form.photos.areAllUploaded,
    })
  }

  /** Leaves out parcels that can't be shipped. */
  get choice(): OrderChoice | null {
    const { addressId, receivingMethod, additionalServiceIds, isInsured, couponId } = this.form.values
    const parcelIds = this.parcels.filter(({ obstacle }) => obstacle === null).map(({ id }) => id)
    if (parcelIds.length === 0 || addressId === null || this.shipping.address === null) return null
    return { parcelIds, addressId, receivingMethod, additionalServiceIds, isInsured, couponId }
  }

  /**
   * Removes a refused coupon so that it doesn't block the prices, unless another was chosen in the meantime.
   * Reloads the parcels if one is refused, to show why.
   */
  async estimate(isBackground: boolean): Promise<readonly Quote[]> {
    const { choice } = this
    if (choice === null) return []
    try {
      return await this.stores.api.logisticsOrders.estimate(choice, isBackground)
    } catch (error) {
      if (!isApiError(error)) throw error
      const message = error.fieldMessage('couponId')
      if (message !== null && choice.couponId === this.form.values.couponId) {
        this.coupon.choose(null)
        this.form.refuse('couponId', { kind: 'server', message })
      }
      if (error.fieldMessage('parcelIds') !== null) await this.chosen.reload()
      throw error
    }
  }

  /** Reloads the options and the prices. */
  async reload(): Promise<void> {
    // The first answer, and one about other parcels, comes by itself.
    const wasAsked = this.customs.readiness.hasAnswered
    await Promise.all([this.chosen.reload(), this.shipping.options.reload()])
    await Promise.all([this.shipping.requestPrices(), wasAsked ? this.customs.reload() : null])
  }

  /** Drops the data of the customer who was signed in. */
  clear(): void {
    this.chosen.clear()
    this.shipping.options.clear()
    this.coupon.offers.clear()
    this.customs.readiness.clear()
  }

  /** Selects the default address (listed first) if none is chosen. Keeps a chosen one, even if it's gone. */
  private preferAddress(): void {
    const [first] = this.shipping.options.addresses.value ?? []
    if (first && this.form.values.addressId === null) this.form.set('addressId', first.id)
  }
}
