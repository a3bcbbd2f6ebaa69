import { makeAutoObservable, reaction } from 'mobx'

import type { Address } from '@/model/address/address'
import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { ChosenParcel } from '@/model/order/logisticsOrder'
import type { ShippingAddress } from '@/model/order/orderDetail'
import type { PickupStation } from '@/model/order/pickupStation'
import type { AdditionalService } from '@/model/parcel/additionalService'
import type { Quote } from '@/model/order/quote'
import { Quotes } from '@/stores/quote/Quotes'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../orderApi'

import { ShippingOptions } from './ShippingOptions'
import type { ShippingForm } from './ShippingValues'

/** The order whose shipping is edited. */
export interface EditedOrder {
  readonly parcels: readonly ChosenParcel[]
  /** Whether anything that its price depends on is still loading. */
  readonly isLoading: boolean
  /** The address it is sent to if none is chosen from the address book. */
  readonly ownAddress: ShippingAddress | null
  /** The services it has already, some of which may no longer be on offer. */
  readonly ownServices: readonly AdditionalService[]
  /** Everything its price depends on, except the channel; null while there's nothing to price. */
  readonly choice: object | null
  /** Asks for the prices of `choice`. */
  estimate(isBackground: boolean): Promise<readonly Quote[]>
}

/** Where and how an order is shipped, and what each channel would cost. */
export class ShippingEditor {
  readonly options: ShippingOptions
  readonly quotes: Quotes<object>

  private readonly reactions: (() => void)[] = []

  constructor(
    readonly form: ShippingForm,
    private readonly stores: Pick<Stores, 'session'> & { readonly api: OrderApi },
    readonly order: EditedOrder,
  ) {
    this.options = new ShippingOptions(stores.api, () => this.address?.regionGroupId ?? null)
    this.quotes = new Quotes<object>((_, isBackground) => order.estimate(isBackground))
    makeAutoObservable<this, 'stores' | 'reactions'>(
      this,
      { form: false, options: false, quotes: false, stores: false, order: false, reactions: false },
      { autoBind: true },
    )
  }

  get address(): ShippingAddress | null {
    const { addressId } = this.form.values
    if (addressId === null) return this.order.ownAddress
    return this.options.addresses.value?.find(({ id }) => id === addressId) ?? null
  }

  get isPickup(): boolean {
    return this.form.values.receivingMethod === ReceivingMethod.PICKUP_STATION
  }

  get station(): PickupStation | null {
    const { pickupStationId } = this.form.values
    return this.options.stations.value?.find(({ id }) => id === pickupStationId) ?? null
  }

  /** The chosen channel's quote; null until a channel is chosen and prices have arrived. */
  get quote(): Quote | null {
    const { transportationChannelId } = this.form.values
    return this.quotes.value?.find(({ channel }) => channel.id === transportationChannelId) ?? null
  }

  chooseChannel({ channel, shippingMethodType }: Quote): void {
    this.form.set('transportationChannelId', channel.id)
    this.form.set('shippingMethodTypeId', shippingMethodType.id)
  }

  chooseAddress(address: Address): void {
    this.options.addAddress(address)
    this.form.set('addressId', address.id)
  }

  toggleService(id: string): void {
    const { additionalServiceIds: ids } = this.form.values
    this.form.set('additionalServiceIds', ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id])
  }

  async requestPrices(isBackground = true): Promise<void> {
    const { choice } = this.order
    if (choice) await this.quotes.request(choice, isBackground)
  }

  /** Requests prices and stations whenever their inputs change. Call once the order is set up. */
  follow(): void {
    const { options, quotes, order } = this
    this.reactions.push(
      reaction(
        () => JSON.stringify(order.choice),
        () => quotes.requestSoon(order.choice),
      ),
      reaction(
        () => (this.isPickup ? this.address?.regionGroupId : undefined),
        (regionGroupId) => {
          options.stations.clear()
          if (regionGroupId !== undefined) void options.stations.reload()
        },
      ),
      reaction(() => options.stations.value, this.preferStation),
    )
  }

  /** Call when the page closes: a price may depend on photos, which outlive the page. */
  dispose(): void {
    for (const stop of this.reactions.splice(0)) stop()
    this.quotes.dispose()
  }

  /** Selects the customer's own station, unless it's full, if the chosen one isn't at the destination. */
  private preferStation(): void {
    const stations = this.options.stations.value
    if (stations === null || this.station !== null) return
    const ownId = this.stores.session.user?.pickupStation?.id
    const own = stations.find(({ id, isFull }) => id === ownId && !isFull)
    this.form.set('pickupStationId', own?.id ?? null)
  }
}
