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
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

import { ParcelSelection } from './ParcelSelection'

type ListStores = Pick<Stores, 'api' | 'session' | 'locale' | 'statusDefinitions' | 'selectedParcels'>

const FIRST_ROWS: RowWindow = { start: 0, end: DEFAULT_PAGE_SIZE }

type TabKey = NonNullable<ParcelTab>

/** The customer's parcels: those of a tab, narrowed down and ordered; or those that can be shipped together. */
export class ParcelListStore {
  refinement: ParcelRefinement = NO_REFINEMENT
  readonly list: ListStore<Parcel, TabKey>
  readonly selection: ParcelSelection

  /** @param shipWith the parcel that others are to be ticked for */
  constructor(
    private readonly stores: ListStores,
    tab: ParcelTab,
    private shipWith?: string,
  ) {
    this.selection = new ParcelSelection(stores)
    if (shipWith !== undefined) this.selection.open()
    this.list = new ListStore<Parcel, TabKey>(stores, {
      tab,
      fetch: (query) => stores.api.parcels.list({ ...query, ...this.conditions }),
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

  /** From the top. @returns the parcels that lost their tick */
  reload(): Promise<readonly Parcel[]> {
    return this.read(this.list.reload, FIRST_ROWS)
  }

  /** What is on screen, where it is. @returns the parcels that lost their tick */
  async comeBack(): Promise<readonly Parcel[]> {
    if (this.selection.isUsedUp) {
      await this.stopSelecting()
      return []
    }
    this.selection.takeBack()
    return this.read(this.list.comeBack, this.list.shown ?? FIRST_ROWS)
  }

  async refine(refinement: ParcelRefinement): Promise<void> {
    this.refinement = refinement
    await this.list.askAnew()
  }

  async startSelecting(): Promise<void> {
    this.selection.open()
    await this.list.askAnew()
  }

  async stopSelecting(): Promise<void> {
    this.selection.close()
    await this.list.askAnew()
  }

  /** Once: the customer may take the tick away again. */
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
    return selection.isOpen && rows.error === null ? selection.recheck(rows.items.slice(start, end)) : []
  }
}
