import { makeAutoObservable } from 'mobx'

import { isCaseOpen, type AfterSalesCase } from '@/model/care/afterSales'
import { parcelApi } from '@/stores/areas/parcelApi'
import { casesAbout } from '@/stores/care/casesAbout'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { ParcelServicesStore } from './services/ParcelServicesStore'

export class ParcelDetailStore {
  readonly parcel = new Resource(() => parcelApi(this.stores.api).get(this.id))
  /** Open after-sales cases; the page works without them. */
  readonly openCases = new Resource<readonly AfterSalesCase[]>(async () => {
    const parcel = this.parcel.value
    if (!parcel) return []
    const { id, expressNumber: number } = parcel
    return (await casesAbout(this.stores.api, { id, number })).filter(isCaseOpen)
  })

  readonly services: ParcelServicesStore

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.services = new ParcelServicesStore(stores, id, () => this.reload())
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { parcel: false, openCases: false, services: false, stores: false, id: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await this.parcel.reload()
    if (!this.parcel.value || !this.stores.session.isSignedIn) return
    await Promise.all([this.openCases.reload(), this.services.reload(this.parcel.value)])
  }

  async cancel(): Promise<void> {
    this.parcel.set(await parcelApi(this.stores.api).cancel(this.id))
  }
}
