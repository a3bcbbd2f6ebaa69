import { makeAutoObservable } from 'mobx'

import { customerServiceApi } from '@/stores/areas/customerServiceApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class CustomerServiceStore {
  readonly contact = new Resource(() => customerServiceApi(this.stores.api).getMine())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(this, { contact: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.contact.reload()
  }
}
