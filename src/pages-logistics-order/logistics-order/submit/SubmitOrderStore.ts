import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { PlacedOrder } from '@/model/order/logisticsOrder'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'
import { selectionDraft } from '../../_shared/selectionDraft'
import { PriceCheck } from '../../_shared/shipping/PriceCheck'
import { fitsForm } from '../../_shared/shipping/ShippingValues'

import { EMPTY_ORDER, hasUserInput, withoutPrefilled, toSubmission, type OrderValues } from './OrderForm'
import { OrderEditor } from './OrderEditor'

type PageStores = Pick<Stores, 'session' | 'addressChoice' | 'selectedParcels' | 'unsentPhotos'> & {
  readonly api: OrderApi
}

/** Submits an order for the parcels picked in the list. */
export class SubmitOrderStore {
  readonly form: DraftForm<OrderValues>
  readonly editor: OrderEditor
  readonly price: PriceCheck
  /** Loads the signed-in customer. */
  readonly customer = new Resource(async () => {
    if (!this.stores.session.user) await this.stores.session.loadUser()
    return true
  })

  placed: PlacedOrder | null = null

  private readonly consents: MessageConsents
  /** Whether a submission got no response, so the order may exist. */
  private isUnanswered = false

  constructor(private readonly stores: PageStores) {
    this.form = new DraftForm<OrderValues>(stores, {
      name: 'submitOrder',
      empty: EMPTY_ORDER,
      isValues: (value) => fitsForm(EMPTY_ORDER, value),
      withoutPrefill: withoutPrefilled,
      onStart: () => this.takeSelection(),
      onLeave: () => this.leave(),
    })
    this.editor = new OrderEditor(this.form, stores)
    this.price = new PriceCheck(this.editor.shipping)
    this.consents = new MessageConsents(stores.api)
    makeAutoObservable<this, 'stores' | 'consents' | 'isUnanswered'>(
      this,
      {
        form: false,
        editor: false,
        price: false,
        customer: false,
        placed: observableRef,
        stores: false,
        consents: false,
        isUnanswered: false,
      },
      { autoBind: true },
    )
    this.form.follow()
  }

  /** Whether no parcels are picked: after a cold start, or once all have been removed. */
  get isEmpty(): boolean {
    return this.form.values.parcelIds.length === 0
  }

  /** Whether a draft restored more than the parcels. */
  get isRestored(): boolean {
    const { isRestored, values, photos } = this.form
    return isRestored && (hasUserInput(values) || !photos.isEmpty)
  }

  get isUnkept(): boolean {
    return this.form.isUnkept
  }

  /** Loads the customer, the parcels and the form's options. */
  async load(): Promise<void> {
    const { session, addressChoice } = this.stores
    if (session.ownerId === null) return
    void this.consents.load()
    this.takeSelection()
    await this.customer.reload()
    if (this.customer.error || this.isEmpty) return
    runInAction(() => (this.placed = null))
    const chosen = addressChoice.take()
    if (chosen) this.editor.shipping.chooseAddress(chosen)
    await this.editor.reload()
  }

  removeParcels(ids: readonly string[]): void {
    const left = this.form.values.parcelIds.filter((id) => !ids.includes(id))
    this.form.set('parcelIds', left)
    this.stores.selectedParcels.choose(left)
  }

  /** Call before the page that changes the parcels opens: it ticks those of the order. */
  offerChange(): void {
    this.stores.selectedParcels.choose(this.form.values.parcelIds)
  }

  /** Removes the parcels that can't be shipped, so the rest can be submitted. */
  removeObstacles(): void {
    this.removeParcels(this.editor.parcels.filter(({ obstacle }) => obstacle !== null).map(({ id }) => id))
  }

  /** Discards the draft, except for the parcels and the address. */
  startOver(): void {
    const { parcelIds, addressId } = this.form.values
    this.form.startOver()
    this.form.fill({ ...EMPTY_ORDER, parcelIds, addressId })
  }

  /** @returns whether the order was placed; otherwise the page shows what's wrong */
  async submit(): Promise<boolean> {
    const { form } = this
    if (this.editor.missing !== null) return false
    await this.consents.ask(['LOGISTICS_ORDER', 'FUNDS'])
    if (!this.isUnanswered && !(await this.isStillAsShown())) return false
    // Read only now: fields that don't affect the price may have changed since the tap.
    const submission = toSubmission(form.values, form.photos.urls)
    if (submission === null) return false
    try {
      return await form.submit(async () => {
        this.finish(await this.stores.api.logisticsOrders.submit(submission, form.keyFor(submission)))
      })
    } catch (error) {
      if (isApiError(error)) await this.learnFrom(error.isUncertain)
      throw error
    }
  }

  dispose(): void {
    this.form.dispose()
    this.editor.shipping.dispose()
  }

  /** If the total has changed, the customer must see it before confirming. */
  private async isStillAsShown(): Promise<boolean> {
    return (await this.price.isAsShown()) && this.editor.missing === null
  }

  private finish(order: PlacedOrder): void {
    this.placed = order
    this.isUnanswered = false
    const { selectedParcels, session } = this.stores
    selectedParcels.markPlaced()
    // Now, because the app may be closed before the selection page is shown again.
    if (session.ownerId !== null) selectionDraft.remove(session.ownerId)
  }

  /** Replaces the form's parcels with those picked in the list. */
  private takeSelection(): void {
    const { parcelIds } = this.form.values
    const { ids } = this.stores.selectedParcels
    if (ids.length > 0 && ids.join() !== parcelIds.join()) this.form.set('parcelIds', [...ids])
  }

  /** Reloads everything after a definite refusal, since something must have changed. */
  private async learnFrom(isUncertain: boolean): Promise<void> {
    this.isUnanswered = isUncertain
    if (!isUncertain) await this.load()
  }

  private leave(): void {
    this.editor.clear()
    this.placed = null
    this.isUnanswered = false
  }
}
