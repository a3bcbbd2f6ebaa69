import { makeAutoObservable } from 'mobx'

import type { Address } from '@/model/address/address'
import { isApiError } from '@/model/call/ApiError'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import {
  missingForOrder,
  type ChosenParcel,
  type MissingForOrder,
  type OrderChoice,
} from '@/model/order/logisticsOrder'
import type { PickupStation } from '@/model/order/pickupStation'
import { channelState, type Quote } from '@/model/order/quote'
import { isReachable } from '@/model/account/user'
import type { DraftForm } from '@/stores/form/DraftForm'
import { Quotes } from '@/stores/quote/Quotes'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'

import { CouponChoice } from './CouponChoice'
import { followOrder } from './followOrder'
import { OrderChoices } from './OrderChoices'
import type { OrderValues } from './OrderForm'

/** An order being prepared: the form, its options and everything derived from them. */
export class OrderEditor {
  readonly choices: OrderChoices
  readonly quotes: Quotes<OrderChoice>
  readonly coupon: CouponChoice

  constructor(
    readonly form: DraftForm<OrderValues>,
    private readonly stores: Pick<Stores, 'session'> & { readonly api: OrderApi },
  ) {
    const { api } = stores
    this.choices = new OrderChoices(api, () => ({
      parcelIds: this.form.values.parcelIds,
      regionGroupId: this.address?.regionGroupId ?? null,
    }))
    this.quotes = new Quotes((choice, isBackground) => this.estimate(choice, isBackground))
    this.coupon = new CouponChoice(form, api, () => this.quote)
    makeAutoObservable<this, 'stores'>(
      this,
      { form: false, choices: false, quotes: false, coupon: false, stores: false },
      { autoBind: true },
    )
    followOrder(this, () => stores.session.user?.pickupStation?.id)
  }

  /** Chosen parcels; empty until they're loaded, when the page shows a skeleton. */
  get parcels(): readonly ChosenParcel[] {
    const { parcelIds } = this.form.values
    return (this.choices.parcels.value ?? []).filter(({ id }) => parcelIds.includes(id))
  }

  get address(): Address | null {
    const { addressId } = this.form.values
    return this.choices.addresses.value?.find(({ id }) => id === addressId) ?? null
  }

  get isPickup(): boolean {
    return this.form.values.receivingMethod === ReceivingMethod.PICKUP_STATION
  }

  get station(): PickupStation | null {
    const { pickupStationId } = this.form.values
    return this.choices.stations.value?.find(({ id }) => id === pickupStationId) ?? null
  }

  /** Quote of the chosen channel; null while none is chosen or no quotes have arrived. */
  get quote(): Quote | null {
    const { transportationChannelId } = this.form.values
    return this.quotes.items?.find(({ channel }) => channel.id === transportationChannelId) ?? null
  }

  /** Whether the prices on screen may still change by themselves. */
  get isPricing(): boolean {
    return this.quotes.isUpdating || this.coupon.isPending
  }

  /** True while unknown: the server checks it anyway. */
  get isReachable(): boolean {
    const { user } = this.stores.session
    return user === null || isReachable(user)
  }

  get missing(): MissingForOrder | null {
    const { parcels, addresses } = this.choices
    if (parcels.value === null || addresses.value === null) return 'quotes'
    return missingForOrder({
      isReachable: this.isReachable,
      parcels: this.parcels,
      hasAddress: this.address !== null,
      receivingMethod: this.form.values.receivingMethod,
      hasStation: this.station !== null,
      areQuotesCurrent: this.quotes.isCurrent && !this.coupon.isPending,
      channel: channelState(this.quote),
      isCouponUsable: this.coupon.obstacle === null,
      arePhotosUploaded: this.form.photos.areAllUploaded,
    })
  }

  /** The parts of the order that affect its price, without parcels that can't be shipped. */
  get choice(): OrderChoice | null {
    const { receivingMethod, additionalServiceIds, isInsured, couponId } = this.form.values
    const parcelIds = this.parcels.filter(({ obstacle }) => obstacle === null).map(({ id }) => id)
    if (parcelIds.length === 0 || this.address === null) return null
    return {
      parcelIds,
      addressId: this.address.id,
      receivingMethod,
      additionalServiceIds,
      isInsured,
      couponId,
    }
  }

  chooseChannel({ channel, shippingMethodType }: Quote): void {
    this.form.set('transportationChannelId', channel.id)
    this.form.set('shippingMethodTypeId', shippingMethodType.id)
  }

  chooseAddress(address: Address): void {
    this.choices.addAddress(address)
    this.form.set('addressId', address.id)
  }

  toggleService(id: string): void {
    const { additionalServiceIds: ids } = this.form.values
    this.form.set('additionalServiceIds', ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id])
  }

  /** Reloads the options and the prices. */
  async reload(): Promise<void> {
    await this.choices.reload()
    await this.requestPrices()
  }

  async requestPrices(isBackground = true): Promise<void> {
    if (this.choice) await this.quotes.request(this.choice, isBackground)
  }

  /**
   * Removes a refused coupon so that it doesn't block the prices, unless another was chosen in the meantime.
   * Reloads the parcels if one is refused, to show why.
   */
  private async estimate(choice: OrderChoice, isBackground: boolean): Promise<readonly Quote[]> {
    try {
      return await this.stores.api.logisticsOrders.estimate(choice, isBackground)
    } catch (error) {
      if (!isApiError(error)) throw error
      const message = error.fieldMessage('couponId')
      if (message !== null && choice.couponId === this.form.values.couponId) {
        this.coupon.choose(null)
        this.form.refuse('couponId', { kind: 'server', message })
      }
      if (error.fieldMessage('parcelIds') !== null) await this.choices.parcels.reload()
      throw error
    }
  }
}
