import { makeAutoObservable } from 'mobx'

/** The terms checkbox, required to create an account. */
export class Agreement {
  isGiven = false
  isMissing = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  toggle(): void {
    this.isGiven = !this.isGiven
    this.isMissing = false
  }

  /**
   * Flags a missing agreement.
   *
   * @returns whether the customer agreed
   */
  require(): boolean {
    this.isMissing = !this.isGiven
    return this.isGiven
  }
}
