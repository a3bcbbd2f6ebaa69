import { makeAutoObservable } from 'mobx'

import { isCaseOpen, type AfterSalesCase } from '@/model/care/afterSales'
import { isParcelEditable } from '@/model/parcel/parcelCare'
import { mayHaveServices } from '@/model/parcel/serviceRequest'
import { customsApi } from '@/stores/areas/customsApi'
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

  /** What customs needs of the parcel; shown once it's declared, for as long as its declaration can be changed. */
  readonly customs = new Resource(() => customsApi(this.stores.api).getReadiness({ parcelIds: [this.id] }))
  readonly services: ParcelServicesStore

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.services = new ParcelServicesStore(stores, id, () => this.reload())
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { parcel: false, openCases: false, customs: false, services: false, stores: false, id: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await this.parcel.reload()
    if (!this.parcel.value || !this.stores.session.isSignedIn) return
    await Promise.all([
      this.openCases.reload(),
      this.isForCustoms ? this.customs.reload() : null,
      this.services.reload(this.parcel.value),
    ])
  }

  get isForCustoms(): boolean {
    const { value } = this.parcel
    return value !== null && value.isDeclared && isParcelEditable(value)
  }

  /** What is shown together once it has answered. */
  get firstReads(): readonly Pick<Resource<unknown>, 'hasAnswered'>[] {
    const hasServices = this.parcel.value && mayHaveServices(this.parcel.value)
    return [
      this.openCases,
      ...(this.isForCustoms ? [this.customs] : []),
      ...(hasServices ? [this.services.services] : []),
    ]
  }

  async cancel(): Promise<void> {
    this.parcel.set(await parcelApi(this.stores.api).cancel(this.id))
  }
}
