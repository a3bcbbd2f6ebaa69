import { makeAutoObservable, observableRef } from 'mobx'

import { OrderKind } from '@/model/enumerations/logisticsOrder'
import { pendingOf, type PendingPay } from '@/model/order/pendingPay'

/** What waits for money by kind, and which of it the customer has chosen to pay. */
export class PendingSelection {
  chosenIds: readonly string[] = []

  /** @param entries everything that waits for money */
  constructor(private readonly entries: () => readonly PendingPay[]) {
    makeAutoObservable<this, 'entries'>(
      this,
      { chosenIds: observableRef, entries: false },
      { autoBind: true },
    )
  }

  get orders(): readonly PendingPay[] {
    return pendingOf(this.entries(), OrderKind.L)
  }

  get storeOrders(): readonly PendingPay[] {
    return pendingOf(this.entries(), OrderKind.STORE_PARCEL)
  }

  /** All shipment orders as one; null if there are fewer than two. */
  get batch(): PendingPay | null {
    return pendingOf(this.entries(), OrderKind.LB)[0] ?? null
  }

  get chosen(): readonly PendingPay[] {
    return [...this.orders, ...this.storeOrders].filter(({ id }) => this.chosenIds.includes(id))
  }

  get isBatchChosen(): boolean {
    return this.orders.every(({ id }) => this.chosenIds.includes(id))
  }

  chooseAll(): void {
    this.chosenIds = [...this.orders, ...this.storeOrders].map(({ id }) => id)
  }

  toggle(id: string): void {
    const { chosenIds } = this
    this.chosenIds = chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]
  }

  /** Chooses all shipment orders, or none of them. */
  toggleBatch(): void {
    const ids = this.orders.map(({ id }) => id)
    const others = this.chosenIds.filter((id) => !ids.includes(id))
    this.chosenIds = this.isBatchChosen ? others : [...others, ...ids]
  }
}
