import { makeAutoObservable, observableRef } from 'mobx'

/** The parcels selected in the list for an order; the page that submits the order reads them here. */
export class SelectedParcels {
  ids: readonly string[] = []
  /** Whether the last selection has become an order. */
  isPlaced = false

  constructor() {
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true })
  }

  choose(ids: readonly string[]): void {
    this.ids = [...ids]
    this.isPlaced = false
  }

  /** Call when the order has been placed. */
  markPlaced(): void {
    this.ids = []
    this.isPlaced = true
  }

  clear(): void {
    this.choose([])
  }
}
