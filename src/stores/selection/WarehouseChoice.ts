import { makeAutoObservable } from 'mobx'

/** Which warehouse the customer has parcels sent to; every screen begins with it until the session ends. */
export class WarehouseChoice {
  private chosenId: string | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(id: string): void {
    this.chosenId = id
  }

  /** The chosen one, or the first one where nothing, or what is no longer there, was chosen. */
  of<T extends { readonly id: string }>(warehouses: readonly T[]): T | undefined {
    return warehouses.find(({ id }) => id === this.chosenId) ?? warehouses[0]
  }

  reset(): void {
    this.chosenId = null
  }
}
