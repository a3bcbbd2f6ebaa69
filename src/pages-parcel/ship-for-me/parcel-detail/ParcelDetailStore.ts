import { makeAutoObservable } from 'mobx'

import { ParcelStatus } from '@/model/enumerations/parcel'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class ParcelDetailStore {
  readonly parcel = new Resource(() => this.stores.api.parcels.get(this.id))

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { parcel: false, stores: false, id: false },
      { autoBind: true },
    )
  }

  /** A declaration can be taken back until the parcel arrives. */
  get isCancellable(): boolean {
    return this.parcel.value?.status === ParcelStatus.NotArrival
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.parcel.reload()
  }

  async cancel(): Promise<void> {
    this.parcel.set(await this.stores.api.parcels.cancel(this.id))
  }
}
