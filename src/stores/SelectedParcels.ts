import { makeAutoObservable, observableRef } from 'mobx'

/** The parcels that were picked in the list for an order; the page that submits them takes them from here. */
export class SelectedParcels {
  ids: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true })
  }

  choose(ids: readonly string[]): void {
    this.ids = [...ids]
  }

  clear(): void {
    this.ids = []
  }
}
