import { makeAutoObservable } from 'mobx'

/** The warehouse the customer has parcels sent to. Every screen starts with it until the session ends. */
export class WarehouseChoice {
  private chosenId: string | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(id: string): void {
    this.chosenId = id
  }

  /** The chosen warehouse, or the first one if none was chosen or the chosen one is gone. */
  resolve<T extends { readonly id: string }>(warehouses: readonly T[]): T | undefined {
    return warehouses.find(({ id }) => id === this.chosenId) ?? warehouses[0]
  }

  reset(): void {
    this.chosenId = null
  }
}
