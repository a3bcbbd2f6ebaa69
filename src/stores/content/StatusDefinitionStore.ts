import { makeAutoObservable } from 'mobx'

import type { ReferenceApi } from '@/api/reference'
import { StatusDefinitionType } from '@/model/enumerations/parcel'

import { Resource } from '../Resource'

/**
 * Parcel and order statuses with the customer's counts. Several screens show them; they are reset when a
 * session begins or ends.
 */
export class StatusDefinitionStore {
  readonly parcel = new Resource(() => this.api().listStatusDefinitions(StatusDefinitionType.Parcel))
  readonly logisticsOrder = new Resource(() =>
    this.api().listStatusDefinitions(StatusDefinitionType.LogisticsOrder),
  )

  constructor(private readonly api: () => Pick<ReferenceApi, 'listStatusDefinitions'>) {
    makeAutoObservable<this, 'api'>(this, { parcel: false, logisticsOrder: false, api: false })
  }

  /** Number of the customer's parcels with this status; 0 until it is known. */
  parcelCount(status: number): number {
    return this.parcel.value?.find(({ id }) => id === status)?.showCount ?? 0
  }

  reset(): void {
    this.parcel.clear()
    this.logisticsOrder.clear()
  }
}
