import { makeAutoObservable, reaction } from 'mobx'

import { Draft } from '@/stores/Draft'
import type { Form } from '@/stores/Form'
import type { Stores } from '@/stores/StoresContext'

import { EMPTY_ORDER, hasWork, isOrderDraft, type OrderValues } from './OrderForm'

const kept = new Draft('submitOrder', isOrderDraft)

/** Keeps what is on the form for its customer, over reloads and crashes, in step with what is picked in the list. */
export class OrderDraft {
  /** Whether what is on screen was chosen or typed before, and kept. */
  isRestored = false

  private ownerId: string | null = null

  constructor(
    private readonly form: Form<OrderValues>,
    private readonly stores: Pick<Stores, 'session' | 'selectedParcels'>,
  ) {
    makeAutoObservable<this, 'form' | 'stores' | 'ownerId'>(
      this,
      { form: false, stores: false, ownerId: false },
      { autoBind: true },
    )
    reaction(
      () => this.form.values,
      (values) => this.keep(values),
    )
  }

  isOf(userId: string | undefined): boolean {
    return userId === undefined || userId === this.ownerId
  }

  /**
   * Once it is known who submits: their own draft comes back, somebody else's words do not stay, and what was
   * picked in the list takes the place of the parcels.
   *
   * @returns whether somebody else was here before
   */
  settleIn(): boolean {
    const { session, selectedParcels } = this.stores
    const isSomebodyElse = this.ownerId !== null && !this.isOf(session.user?.id)
    if (session.user && session.user.id !== this.ownerId) this.leaveTo(session.user.id)
    const { parcelIds } = this.form.values
    const { ids } = selectedParcels
    if (ids.length > 0 && ids.join() !== parcelIds.join()) this.form.set('parcelIds', [...ids])
    return isSomebodyElse
  }

  /** The parcels that are left, here and in the list. */
  keepParcels(ids: readonly string[]): void {
    this.form.set('parcelIds', ids)
    this.stores.selectedParcels.choose(ids)
  }

  /** Only the parcels stay. */
  startOver(): void {
    const { parcelIds, addressId } = this.form.values
    this.form.fill({ ...EMPTY_ORDER, parcelIds, addressId })
    this.isRestored = false
  }

  /** It is an order now: nothing of it is kept. */
  finish(): void {
    this.form.reset()
    this.isRestored = false
    this.stores.selectedParcels.place()
  }

  private leaveTo(ownerId: string): void {
    if (this.ownerId !== null) this.form.reset()
    this.isRestored = false
    this.ownerId = ownerId
    const values = this.form.values === EMPTY_ORDER ? kept.read(ownerId) : null
    if (!values) return
    this.form.fill(values)
    this.isRestored = hasWork(values)
  }

  private keep(values: OrderValues): void {
    if (this.ownerId === null) return
    if (values.parcelIds.length === 0 && !hasWork(values)) kept.remove(this.ownerId)
    else kept.write(this.ownerId, values)
  }
}
