import { makeAutoObservable } from 'mobx'

/** The tick without which no account is made. */
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

  /** Says so where it is missing. @returns whether it was given */
  require(): boolean {
    this.isMissing = !this.isGiven
    return this.isGiven
  }
}
