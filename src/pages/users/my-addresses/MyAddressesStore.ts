import { makeAutoObservable } from 'mobx'

import type { Address } from '@/model/address'
import { PagedList } from '@/stores/PagedList'
import type { Stores } from '@/stores/StoresContext'

/** The customer's address book. */
export class MyAddressesStore {
  /** What is in the search box, and what the list was asked for. */
  search = ''
  filter = ''
  readonly list: PagedList<Address>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.list = new PagedList<Address>((range) =>
      stores.api.addresses.list({ ...range, ...(this.filter !== '' && { filter: this.filter }) }),
    )
    makeAutoObservable<this, 'stores'>(this, { list: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.list.reload()
  }

  setSearch(text: string): void {
    this.search = text
  }

  async find(text: string): Promise<void> {
    this.search = text
    if (text.trim() === this.filter) return
    this.filter = text.trim()
    this.list.clear()
    await this.list.reload()
  }

  async makeDefault(id: string): Promise<void> {
    await this.stores.api.addresses.makeDefault(id)
    await this.list.reload()
  }

  async remove(id: string): Promise<void> {
    await this.stores.api.addresses.remove(id)
    await this.list.reload()
  }
}
