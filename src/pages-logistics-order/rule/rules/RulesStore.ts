import { makeAutoObservable } from 'mobx'

import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class RulesStore {
  /** Begins with the customer; put the call of this page here. */
  readonly content = new Resource(() => this.stores.api.user.get())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(this, { content: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.content.reload()
  }
}
