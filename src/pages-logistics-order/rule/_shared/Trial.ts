import { makeAutoObservable, observableRef } from 'mobx'

import type { RuleTrial } from '@/model/order/consolidationRule'
import { Resource } from '@/stores/Resource'

/** What a rule would do now, asked for while its sheet is open. */
export class Trial {
  readonly result = new Resource<RuleTrial | null>(async () => (this.ask ? this.ask() : null))

  private ask: (() => Promise<RuleTrial>) | null = null

  constructor() {
    makeAutoObservable<this, 'ask'>(this, { result: false, ask: observableRef }, { autoBind: true })
  }

  get isOpen(): boolean {
    return this.ask !== null
  }

  open(ask: () => Promise<RuleTrial>): void {
    this.ask = ask
    this.result.clear()
    void this.result.reload()
  }

  close(): void {
    this.ask = null
    this.result.clear()
  }
}
