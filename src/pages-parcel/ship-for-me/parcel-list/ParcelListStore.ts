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
import { PagedList } from '@/stores/list/PagedList'
import type { Stores } from '@/stores/StoresContext'

import { ParcelSelection } from './ParcelSelection'

type ListStores = Pick<Stores, 'api' | 'session' | 'statusDefinitions' | 'selectedParcels'>

/** The customer's parcels: those of a tab, narrowed down and ordered; or those that can be shipped together. */
export class ParcelListStore {
  tab: ParcelTab
  refinement: ParcelRefinement = NO_REFINEMENT
  readonly list: PagedList<Parcel>
  readonly selection: ParcelSelection

  /** The rows around the screen. */
  private shown: RowWindow = { start: 0, end: 0 }

  /** @param shipWith the parcel that others are to be ticked for */
  constructor(
    private readonly stores: ListStores,
    tab: ParcelTab,
    private shipWith?: string,
  ) {
    this.tab = tab
    this.selection = new ParcelSelection(stores)
    if (shipWith !== undefined) this.selection.open()
    this.list = new PagedList<Parcel>((range) => stores.api.parcels.list({ ...range, ...this.conditions }))
    makeAutoObservable<this, 'stores' | 'shown' | 'shipWith'>(
      this,
      {
        refinement: observableRef,
        list: false,
        selection: false,
        stores: false,
        shown: false,
        shipWith: false,
      },
      { autoBind: true },
    )
  }

  get conditions(): ParcelConditions {
    return this.selection.isOpen
      ? submittableConditions(this.refinement.order)
      : parcelConditions(this.tab, this.refinement)
  }

  get refinementCount(): number {
    return refinementCount(this.tab, this.refinement)
  }

  setShown(shown: RowWindow): void {
    this.shown = shown
  }

  /** From the top. @returns the parcels that lost their tick */
  reload(): Promise<readonly Parcel[]> {
    return this.read(this.list.reload, { start: 0, end: DEFAULT_PAGE_SIZE })
  }

  /** What is on screen, where it is. @returns the parcels that lost their tick */
  async comeBack(): Promise<readonly Parcel[]> {
    const { shown } = this
    if (this.selection.isUsedUp) {
      await this.stopSelecting()
      return []
    }
    this.selection.takeBack()
    return this.read(() => this.list.refresh(shown), shown)
  }

  async select(tab: ParcelTab): Promise<void> {
    if (tab === this.tab) return
    this.tab = tab
    await this.askAnew()
  }

  async refine(refinement: ParcelRefinement): Promise<void> {
    this.refinement = refinement
    await this.askAnew()
  }

  async startSelecting(): Promise<void> {
    this.selection.open()
    await this.askAnew()
  }

  async stopSelecting(): Promise<void> {
    this.selection.close()
    await this.askAnew()
  }

  private async askAnew(): Promise<void> {
    this.list.clear()
    await this.list.reload()
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
    const { list, selection } = this
    return selection.isOpen && list.error === null ? selection.recheck(list.items.slice(start, end)) : []
  }
}
