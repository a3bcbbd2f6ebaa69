import { makeAutoObservable } from 'mobx'

import type { Page } from '@/model/list/page'

import { PagedList, type PageRange } from './PagedList'

/** Asks for a page of what has the words in it; of everything without them. */
export type FetchFound<T> = (request: PageRange & { readonly filter?: string }) => Promise<Page<T>>

/** A list that is searched: what is typed is one thing, what the list was asked for another. */
export class SearchedList<T extends { readonly id: string }> {
  /** What is in the search box. */
  search = ''
  /** What the list was asked for; empty for everything. */
  filter = ''
  readonly list: PagedList<T>

  constructor(fetchFound: FetchFound<T>, pageSize?: number) {
    this.list = new PagedList<T>(
      (range) => fetchFound({ ...range, ...(this.filter !== '' && { filter: this.filter }) }),
      pageSize,
    )
    makeAutoObservable(this, { list: false }, { autoBind: true })
  }

  setSearch(text: string): void {
    this.search = text
  }

  async find(text: string): Promise<void> {
    this.search = text
    if (text.trim() === this.filter) return
    this.filter = text.trim()
    await this.askAnew()
  }

  /** Nothing of the answer to another question stays. */
  async askAnew(): Promise<void> {
    this.list.clear()
    await this.list.reload()
  }
}
