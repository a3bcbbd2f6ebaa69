import { makeAutoObservable, observableRef } from 'mobx'

/** The parcels that were picked in the list for an order; the page that submits them takes them from here. */
export class SelectedParcels {
  ids: readonly string[] = []
  /** Whether those that were picked last have become an order. */
  isPlaced = false

  constructor() {
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true })
  }

  choose(ids: readonly string[]): void {
    this.ids = [...ids]
    this.isPlaced = false
  }

  /** They are an order now. */
  place(): void {
    this.ids = []
    this.isPlaced = true
  }

  clear(): void {
    this.choose([])
  }
}
