import { makeAutoObservable, observableRef } from 'mobx'

import { DEFAULT_PAGE_SIZE } from '@/model/list/page'
import type { Parcel } from '@/model/parcel/parcel'
import {
  NO_REFINEMENT,
  parcelConditions,
  refinementCount,
  submittableConditions,
  type ParcelConditions,
  type ParcelRefinement,
  type ParcelTab,
} from '@/model/parcel/parcelConditions'
import type { RowWindow } from '@/model/list/rowWindow'
import { parcelApi } from '@/stores/areas/parcelApi'
import { ListStore } from '@/stores/list/ListStore'
import { ParcelSelection } from '@/stores/selection/ParcelSelection'
import type { Stores } from '@/stores/StoresContext'

type ListStores = Pick<Stores, 'api' | 'session' | 'locale' | 'statusDefinitions' | 'selectedParcels'>

const FIRST_ROWS: RowWindow = { start: 0, end: DEFAULT_PAGE_SIZE }

type TabKey = NonNullable<ParcelTab>

/** The customer's parcels: filtered by tab and refinement, or only those that can be shipped together. */
export class ParcelListStore {
  refinement: ParcelRefinement = NO_REFINEMENT
  readonly list: ListStore<Parcel, TabKey>
  readonly selection: ParcelSelection

  /** @param shipWith ID of the parcel to ship others with; opens the selection with it ticked */
  constructor(
    private readonly stores: ListStores,
    tab: ParcelTab,
    private shipWith?: string,
  ) {
    this.selection = new ParcelSelection({ ...stores, parcels: parcelApi(stores.api) })
    if (shipWith !== undefined) this.selection.open()
    this.list = new ListStore<Parcel, TabKey>(stores, {
      tab,
      fetch: (query) => parcelApi(stores.api).list({ ...query, ...this.conditions }),
    })
    makeAutoObservable<this, 'stores' | 'shipWith'>(
      this,
      { refinement: observableRef, list: false, selection: false, stores: false, shipWith: false },
      { autoBind: true },
    )
  }

  get conditions(): ParcelConditions {
    return this.selection.isOpen
      ? submittableConditions(this.refinement.order)
      : parcelConditions(this.list.tab, this.refinement)
  }

  get refinementCount(): number {
    return refinementCount(this.list.tab, this.refinement)
  }

  /**
   * Reloads from the first row.
   *
   * @returns the parcels that were unticked
   */
  reload(): Promise<readonly Parcel[]> {
    return this.read(this.list.reload, FIRST_ROWS)
  }

  /**
   * Refreshes the rows on screen, keeping the scroll position.
   *
   * @returns the parcels that were unticked
   */
  async refreshVisible(): Promise<readonly Parcel[]> {
    if (this.selection.isUsedUp) {
      await this.stopSelecting()
      return []
    }
    this.selection.dropRemoved()
    return this.read(this.list.refreshVisible, this.list.shown ?? FIRST_ROWS)
  }

  async refine(refinement: ParcelRefinement): Promise<void> {
    this.refinement = refinement
    await this.list.resetAndReload()
  }

  async startSelecting(): Promise<void> {
    this.selection.open()
    await this.list.resetAndReload()
  }

  async stopSelecting(): Promise<void> {
    this.selection.close()
    await this.list.resetAndReload()
  }

  /** Runs only once, because the customer may untick the parcel afterwards. */
  private async tickFirst(): Promise<void> {
    const id = this.shipWith
    if (id === undefined) return
    this.shipWith = undefined
    await this.selection.begin(id)
  }

  private async read(readList: () => Promise<void>, { start, end }: RowWindow): Promise<readonly Parcel[]> {
    if (!this.stores.session.isSignedIn) return []
    await Promise.all([readList(), this.stores.statusDefinitions.parcel.reload(), this.tickFirst()])
    const { selection } = this
    const { rows } = this.list
    return selection.isActive && rows.error === null ? selection.recheck(rows.items.slice(start, end)) : []
  }
}
