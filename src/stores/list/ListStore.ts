import { makeAutoObservable } from 'mobx'

import type { Page } from '@/model/list/page'
import type { RowWindow } from '@/model/list/rowWindow'
import type { Stores } from '@/stores/StoresContext'

import { PagedList, type PageRange } from './PagedList'

/** One page of a list, filtered when the customer searches. */
export interface ListQuery extends PageRange {
  readonly filter?: string
}

interface Options<T, Tab> {
  readonly fetch: (query: ListQuery, tab: Tab | null) => Promise<Page<T>>
  /** The initial tab; all rows by default. */
  readonly tab?: Tab | null
  /** True if the list is readable without signing in. */
  readonly isPublic?: boolean
  /** True if nothing is requested until the customer searches. */
  readonly isSearchOnly?: boolean
  readonly pageSize?: number
}

/** State of a list page: the rows of a tab that match a search. Page stores hold it as a field. */
export class ListStore<T extends { readonly id: string }, Tab extends string | number = never> {
  /** Null for the tab that shows all rows. */
  tab: Tab | null
  /** Text in the search box. */
  search = ''
  /** The filter of the current rows; empty for none. */
  filter = ''
  readonly rows: PagedList<T>
  /** Range of rows around the viewport; null where the list mounts them all. */
  shown: RowWindow | null = null

  constructor(
    private readonly stores: Pick<Stores, 'session' | 'locale'>,
    private readonly options: Options<T, Tab>,
  ) {
    this.tab = options.tab ?? null
    this.rows = new PagedList<T>(
      (range) => options.fetch({ ...range, ...(this.filter !== '' && { filter: this.filter }) }, this.tab),
      options.pageSize,
    )
    makeAutoObservable<this, 'stores' | 'options'>(
      this,
      { rows: false, shown: false, stores: false, options: false },
      { autoBind: true },
    )
  }

  get needsSignIn(): boolean {
    return !this.options.isPublic && !this.stores.session.isSignedIn
  }

  /** What the rows depend on besides the query: when it changes, they are read again. */
  get identity(): unknown {
    return this.options.isPublic ? this.stores.locale.locale : this.stores.session.sessionCount
  }

  setShown(shown: RowWindow): void {
    this.shown = shown
  }

  setSearch(text: string): void {
    this.search = text
  }

  /** Reads the list from the top. */
  async reload(): Promise<void> {
    if (this.canAsk) await this.rows.reload()
  }

  /** Reads the rows on screen again and keeps the scroll position. */
  async refreshVisible(): Promise<void> {
    if (this.canAsk) await this.rows.refresh(this.shown ?? { start: 0, end: this.rows.items.length })
  }

  async select(tab: Tab | null): Promise<void> {
    if (tab === this.tab) return
    this.tab = tab
    await this.resetAndReload()
  }

  async find(text: string): Promise<void> {
    this.search = text
    if (text.trim() === this.filter) return
    this.filter = text.trim()
    await this.resetAndReload()
  }

  /** Call when the query has changed: clears the old rows before reading new ones. */
  async resetAndReload(): Promise<void> {
    this.rows.clear()
    await this.reload()
  }

  /** Clears the search and its results. */
  clear(): void {
    this.search = ''
    this.filter = ''
    this.rows.clear()
  }

  private get canAsk(): boolean {
    return !this.needsSignIn && !(this.options.isSearchOnly && this.filter === '')
  }
}
