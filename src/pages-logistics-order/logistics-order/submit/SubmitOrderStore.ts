import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { PlacedOrder } from '@/model/order/logisticsOrder'
import { CommandKey } from '@/stores/form/CommandKey'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'

import { OrderDraft } from './OrderDraft'
import { toSubmission } from './OrderForm'
import { OrderSketch } from './OrderSketch'

type PageStores = Pick<Stores, 'session' | 'addressChoice' | 'selectedParcels' | 'photoTrays'> & {
  readonly api: OrderApi
}

/** A total that changed between the look at it and the tap on submit. */
interface PriceChange {
  readonly from: string
  readonly to: string
  readonly currencyCode: string
}

/** The parcels that were picked in the list, on their way to becoming an order. */
export class SubmitOrderStore {
  readonly sketch: OrderSketch
  readonly draft: OrderDraft
  /** Who is submitting: whose draft this is. */
  readonly customer = new Resource(async () => {
    if (!this.stores.session.user) await this.stores.session.loadUser()
    return true
  })

  placed: PlacedOrder | null = null
  priceChange: PriceChange | null = null

  private readonly consents: MessageConsents
  private readonly key = new CommandKey()
  /** Whether a submission has had no answer: it may have been carried out. */
  private isUnanswered = false

  constructor(private readonly stores: PageStores) {
    this.sketch = new OrderSketch(stores)
    this.consents = new MessageConsents(stores.api)
    this.draft = new OrderDraft(this.sketch, stores, () => this.forgetOthers())
    makeAutoObservable<this, 'stores' | 'consents' | 'key' | 'isUnanswered'>(
      this,
      {
        sketch: false,
        draft: false,
        customer: false,
        placed: observableRef,
        priceChange: observableRef,
        stores: false,
        consents: false,
        key: false,
        isUnanswered: false,
      },
      { autoBind: true },
    )
    reaction(
      () => this.sketch.form.values,
      () => runInAction(() => (this.priceChange = null)),
    )
  }

  /** Whether nothing is picked: a cold start, or everything was taken out again. */
  get isEmpty(): boolean {
    return this.sketch.form.values.parcelIds.length === 0
  }

  /** Whether there is nothing on the page that could be lost. */
  get isUntouched(): boolean {
    return this.isEmpty && !this.draft.hasWork
  }

  /** Reads who is submitting what, and what there is to choose from. */
  async load(): Promise<void> {
    const { session, addressChoice } = this.stores
    if (session.ownerId === null) return
    void this.consents.load()
    this.draft.takeSelection()
    await this.customer.reload()
    if (this.customer.error || this.isEmpty) return
    runInAction(() => (this.placed = null))
    const chosen = addressChoice.take()
    if (chosen) this.sketch.chooseAddress(chosen)
    await this.sketch.reload()
  }

  removeParcels(ids: readonly string[]): void {
    this.draft.keepParcels(this.sketch.form.values.parcelIds.filter((id) => !ids.includes(id)))
  }

  /** Takes out what cannot be submitted, so that the rest can. */
  removeObstacles(): void {
    this.removeParcels(this.sketch.parcels.filter(({ obstacle }) => obstacle !== null).map(({ id }) => id))
  }

  /** @returns whether it is an order now; what is wrong stands at its place otherwise */
  async submit(): Promise<boolean> {
    const { form, photos, missing } = this.sketch
    if (missing !== null) return false
    await this.consents.ask(['LOGISTICS_ORDER', 'FUNDS'])
    if (!this.isUnanswered && !(await this.isPriceAsShown())) return false
    // As the form stands now: what does not move the price may have been changed since the tap.
    const submission = toSubmission(form.values, photos.urls)
    if (submission === null) return false
    try {
      return await form.submit(async () => {
        this.finish(await this.stores.api.logisticsOrders.submit(submission, this.key.for(submission)))
      })
    } catch (error) {
      if (isApiError(error)) await this.learnFrom(error.isUncertain)
      throw error
    }
  }

  dispose(): void {
    this.draft.dispose()
  }

  /** Asks for the prices once more: a total that is no longer the one on screen is shown before it is agreed to. */
  private async isPriceAsShown(): Promise<boolean> {
    const { sketch } = this
    const from = sketch.quote?.bill?.total
    await sketch.askPrices(false)
    if (sketch.quotes.error) throw sketch.quotes.error
    const bill = sketch.quote?.bill
    if (!bill || from === undefined || sketch.missing !== null) return false
    const { total: to, currencyCode } = bill
    runInAction(() => (this.priceChange = from === to ? null : { from, to, currencyCode }))
    return from === to
  }

  private finish(order: PlacedOrder): void {
    this.placed = order
    this.isUnanswered = false
    this.key.renew()
    this.draft.finish()
  }

  /** A refusal is about what things are like by now: they are read again. */
  private async learnFrom(isUncertain: boolean): Promise<void> {
    this.isUnanswered = isUncertain
    if (!isUncertain) await this.load()
  }

  /** Somebody else's things do not stay. */
  private forgetOthers(): void {
    this.sketch.choices.clear()
    this.placed = null
    this.isUnanswered = false
    this.key.renew()
  }
}
