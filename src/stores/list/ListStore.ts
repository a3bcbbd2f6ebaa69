import { makeAutoObservable } from 'mobx'

import type { Page } from '@/model/list/page'
import type { RowWindow } from '@/model/list/rowWindow'
import type { Stores } from '@/stores/StoresContext'

import { PagedList, type PageRange } from './PagedList'

/** A page of the list; of what matches `filter`, where the customer searches. */
export interface ListQuery extends PageRange {
  readonly filter?: string
}

interface Options<T, Tab> {
  readonly fetch: (query: ListQuery, tab: Tab | null) => Promise<Page<T>>
  /** The tab it opens with; all without. */
  readonly tab?: Tab | null
  /** Anybody may read it, signed in or not. */
  readonly isPublic?: boolean
  /** Asks for nothing until something is searched for. */
  readonly isSearchOnly?: boolean
  readonly pageSize?: number
}

/** What a list page shows: the rows of a tab that match a search. Page stores hold it as a field. */
export class ListStore<T extends { readonly id: string }, Tab extends string | number = never> {
  /** Null is the tab for all. */
  tab: Tab | null
  /** What is in the search box. */
  search = ''
  /** What the rows were asked for; empty for everything. */
  filter = ''
  readonly rows: PagedList<T>
  /** The rows around the screen; null where the list mounts them all. */
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

  /** What the rows depend on besides the query: read again when it changes. */
  get identity(): unknown {
    return this.options.isPublic ? this.stores.locale.locale : this.stores.session.sessionCount
  }

  setShown(shown: RowWindow): void {
    this.shown = shown
  }

  setSearch(text: string): void {
    this.search = text
  }

  /** From the top. */
  async reload(): Promise<void> {
    if (this.canAsk) await this.rows.reload()
  }

  /** Reads what is on screen again; the customer keeps the place. */
  async comeBack(): Promise<void> {
    if (this.canAsk) await this.rows.refresh(this.shown ?? { start: 0, end: this.rows.items.length })
  }

  async select(tab: Tab | null): Promise<void> {
    if (tab === this.tab) return
    this.tab = tab
    await this.askAnew()
  }

  async find(text: string): Promise<void> {
    this.search = text
    if (text.trim() === this.filter) return
    this.filter = text.trim()
    await this.askAnew()
  }

  /** For a query that has changed: nothing of the answer to the old one stays. */
  async askAnew(): Promise<void> {
    this.rows.clear()
    await this.reload()
  }

  /** Drops the search and what it found. */
  forget(): void {
    this.search = ''
    this.filter = ''
    this.rows.clear()
  }

  private get canAsk(): boolean {
    return !this.needsSignIn && !(this.options.isSearchOnly && this.filter === '')
  }
}
