import { makeAutoObservable, observableShallow, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { Parcel } from '@/model/parcel/parcel'
import { parcelAction } from '@/model/parcel/parcelCare'
import { MAX_PARCELS_PER_ORDER, summaryOf, type SelectionSummary } from '@/model/parcel/parcelSelection'

import type { ParcelApi } from '../areas/parcelApi'
import { Semaphore } from '../Semaphore'
import type { Stores } from '../StoresContext'

type SelectionStores = Pick<Stores, 'selectedParcels'> & {
  readonly parcels: Pick<ParcelApi, 'canSubmit' | 'get'>
}

/** Whether a parcel was ticked or unticked, or why not: an order has a limit, and parcels of one warehouse only. */
export type Toggled = 'done' | 'full' | 'otherWarehouse'

/** Parcels ticked for shipping together. */
export class ParcelSelection {
  isOpen = false

  private ticked = new Map<string, Parcel>()
  /** IDs last handed over to the order page. */
  private inOrder: readonly string[] = []
  private readonly semaphore = new Semaphore()

  constructor(private readonly stores: SelectionStores) {
    makeAutoObservable<this, 'ticked' | 'stores' | 'inOrder' | 'semaphore'>(
      this,
      { ticked: observableShallow, stores: false, inOrder: false, semaphore: false },
      { autoBind: true },
    )
  }

  get parcels(): readonly Parcel[] {
    return [...this.ticked.values()]
  }

  get summary(): SelectionSummary {
    return summaryOf(this.parcels)
  }

  /** Whether to show what is ticked; a table lets customers tick parcels without listing only those. */
  get isActive(): boolean {
    return this.isOpen || this.ticked.size > 0
  }

  /** Whether the order they were handed over to has been placed. */
  get isUsedUp(): boolean {
    return this.inOrder.length > 0 && this.stores.selectedParcels.isPlaced
  }

  isTicked(id: string): boolean {
    return this.ticked.has(id)
  }

  /** The warehouse of the ticked parcels; null while none is ticked. */
  get warehouseId(): string | null {
    return this.parcels[0]?.warehouseId ?? null
  }

  toggle(parcel: Parcel): Toggled {
    if (this.ticked.delete(parcel.id)) return 'done'
    if (this.warehouseId !== null && parcel.warehouseId !== this.warehouseId) return 'otherWarehouse'
    if (this.ticked.size >= MAX_PARCELS_PER_ORDER) return 'full'
    this.ticked.set(parcel.id, parcel)
    return 'done'
  }

  /** Ticks these alone, as many as an order takes. */
  choose(parcels: readonly Parcel[]): void {
    this.ticked.clear()
    for (const parcel of parcels.slice(0, MAX_PARCELS_PER_ORDER)) this.ticked.set(parcel.id, parcel)
  }

  open(): void {
    this.isOpen = true
  }

  /** Ticks the parcel the customer came from; ignores one that can't be loaded. */
  async begin(id: string): Promise<void> {
    try {
      const parcel = await this.stores.parcels.get(id)
      if (this.isOpen && !this.isTicked(id)) this.toggle(parcel)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }

  close(): void {
    this.isOpen = false
    this.inOrder = []
    this.ticked.clear()
  }

  chooseForOrder(): void {
    this.inOrder = [...this.ticked.keys()]
    this.stores.selectedParcels.choose(this.inOrder)
  }

  /** Unticks parcels that were removed from the order; keeps those ticked since the handover. */
  dropRemoved(): void {
    const { ids } = this.stores.selectedParcels
    for (const id of this.inOrder) if (!ids.includes(id)) this.ticked.delete(id)
    this.inOrder = this.inOrder.filter((id) => ids.includes(id))
  }

  /**
   * Unticks parcels that can no longer be shipped.
   *
   * @param read the parcels just loaded; ticked ones that aren't among the shippable are checked one by one
   * @returns the parcels that were unticked
   */
  async recheck(read: readonly Parcel[]): Promise<readonly Parcel[]> {
    for (const parcel of read) if (this.ticked.has(parcel.id)) this.ticked.set(parcel.id, parcel)
    const known = new Set(read.filter((parcel) => parcelAction(parcel) === 'ship').map(({ id }) => id))
    const doubtful = [...this.ticked.values()].filter(({ id }) => !known.has(id))
    const answers = await Promise.all(
      doubtful.map((parcel) => this.semaphore.run(() => this.canSubmit(parcel))),
    )
    const gone = doubtful.filter(({ id }, index) => answers[index] === false && this.ticked.has(id))
    runInAction(() => {
      for (const { id } of gone) this.ticked.delete(id)
    })
    return gone
  }

  /** Assumes yes if the request fails: the server checks again when the order is submitted. */
  private async canSubmit(parcel: Parcel): Promise<boolean> {
    try {
      return await this.stores.parcels.canSubmit(parcel)
    } catch (error) {
      if (!isApiError(error)) throw error
      return true
    }
  }
}
