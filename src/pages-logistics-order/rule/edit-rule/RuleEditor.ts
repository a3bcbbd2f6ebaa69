import { makeAutoObservable, reaction } from 'mobx'

import { isReachable } from '@/model/account/user'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ChosenParcel, OrderChoice } from '@/model/order/logisticsOrder'
import type { Quote } from '@/model/order/quote'
import { ruleBasis, ruleParcel, ruleParcelRefusal, type RuleBasis } from '@/model/order/ruleBasis'
import type { Parcel } from '@/model/parcel/parcel'
import { summaryOf } from '@/model/parcel/parcelSelection'
import type { Box } from '@/model/shipping/box'
import type { ShippingApi } from '@/stores/areas/shippingApi'
import type { DraftForm } from '@/stores/form/DraftForm'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'
import { ShippingEditor, type EditedOrder } from '../../_shared/shipping/ShippingEditor'
import { kilogramsOf, type RuleValues } from '../_shared/RuleValues'

/** More than a customer has on the way and in the warehouse. */
const MAX_PARCELS = 999

type PageStores = Pick<Stores, 'session'> & {
  readonly api: OrderApi & { readonly shipping: Pick<ShippingApi, 'calculate'> }
}

/** The orders that a rule would submit: their parcels, their shipping, and what that costs today. */
export class RuleEditor implements EditedOrder {
  /** Parcels that may go into an order one day. */
  readonly candidates = new Resource<readonly Parcel[]>(async () => {
    const statuses = [ParcelStatus.NotArrival, ParcelStatus.Arrived, ParcelStatus.Inbound]
    const query = { statuses, isSubmitted: false, maxResultCount: MAX_PARCELS }
    return (await this.stores.api.parcels.list(query)).items
  })
  readonly shipping: ShippingEditor
  /** An address is always chosen. */
  readonly ownAddress = null
  readonly ownServices = []

  private readonly stop: () => void

  constructor(
    readonly form: DraftForm<RuleValues>,
    private readonly stores: PageStores,
  ) {
    this.shipping = new ShippingEditor(form, stores, this)
    makeAutoObservable<this, 'stores' | 'stop'>(
      this,
      {
        candidates: false,
        shipping: false,
        ownAddress: false,
        ownServices: false,
        form: false,
        stores: false,
        stop: false,
      },
      { autoBind: true },
    )
    this.shipping.follow()
    this.stop = reaction(() => this.shipping.options.addresses.value, this.preferAddress)
  }

  /** Those that a rule for certain parcels names. */
  get chosen(): readonly ChosenParcel[] {
    const parcels = this.candidates.value ?? []
    return this.form.values.parcelIds.map((id) =>
      ruleParcel(id, parcels.find((parcel) => parcel.id === id) ?? null),
    )
  }

  get basis(): RuleBasis {
    const { chosen, form, candidates } = this
    const { kind } = form.values
    return ruleBasis({ kind, chosen, parcels: candidates.value ?? [], kilograms: kilogramsOf(form.values) })
  }

  /** Those that today's prices are for. */
  get parcels(): readonly ChosenParcel[] {
    const { basis, candidates } = this
    if (basis.kind === 'box') return []
    return (candidates.value ?? [])
      .filter(({ id }) => basis.parcelIds.includes(id))
      .map((parcel) => ruleParcel(parcel.id, parcel))
  }

  /** kg that could go today. */
  get readyWeight(): number {
    const { basis, parcels } = this
    return basis.kind === 'box' ? 0 : summaryOf(parcels.flatMap(({ parcel }) => parcel ?? [])).weight
  }

  get isLoading(): boolean {
    return this.candidates.value === null || this.shipping.options.addresses.value === null
  }

  /** True while unknown: the server checks it anyway. */
  get isReachable(): boolean {
    const { user } = this.stores.session
    return user === null || isReachable(user)
  }

  get choice(): OrderChoice | Box | null {
    const { basis, isLoading, shipping } = this
    const { addressId, receivingMethod, additionalServiceIds, isInsured } = this.form.values
    if (isLoading || addressId === null || shipping.address === null) return null
    if (basis.kind === 'box')
      return { regionGroupId: shipping.address.regionGroupId, weight: basis.kilograms, goodsTypeIds: [] }
    const { parcelIds } = basis
    return { parcelIds, addressId, receivingMethod, additionalServiceIds, isInsured, couponId: null }
  }

  async estimate(isBackground: boolean): Promise<readonly Quote[]> {
    const { choice } = this
    const { shipping, logisticsOrders } = this.stores.api
    if (choice === null) return []
    return 'parcelIds' in choice
      ? logisticsOrders.estimate(choice, isBackground)
      : shipping.calculate(choice, isBackground)
  }

  /** @returns why the parcel can't be added; null if it was added or taken out */
  toggleParcel(parcel: Parcel): ReturnType<typeof ruleParcelRefusal> {
    if (this.form.values.parcelIds.includes(parcel.id)) {
      this.removeParcel(parcel.id)
      return null
    }
    const refusal = ruleParcelRefusal(parcel, this.chosen)
    if (refusal === null) this.form.set('parcelIds', [...this.form.values.parcelIds, parcel.id])
    return refusal
  }

  removeParcel(id: string): void {
    this.form.set(
      'parcelIds',
      this.form.values.parcelIds.filter((other) => other !== id),
    )
  }

  /** Reloads the options and the prices. */
  async reload(): Promise<void> {
    await Promise.all([this.candidates.reload(), this.shipping.options.reload()])
    await this.shipping.requestPrices()
  }

  /** Drops the data of the customer who was signed in. */
  clear(): void {
    this.candidates.clear()
    this.shipping.options.clear()
  }

  dispose(): void {
    this.stop()
    this.shipping.dispose()
  }

  /** Selects the default address (listed first) if none is chosen. Keeps a chosen one, even if it's gone. */
  private preferAddress(): void {
    const [first] = this.shipping.options.addresses.value ?? []
    if (first && this.form.values.addressId === null) this.form.set('addressId', first.id)
  }
}
