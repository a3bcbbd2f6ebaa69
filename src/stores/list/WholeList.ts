import { makeAutoObservable, runInAction } from 'mobx'

import { MAX_PAGE_SIZE } from '@/model/list/page'

import type { Stores } from '../StoresContext'
import type { FetchPage } from './PagedList'

/** Reads all pages of a list, for example to export them. */
export class WholeList<T extends { readonly id: string }> {
  /** Null while idle. */
  progress: { readonly read: number; readonly total: number } | null = null

  private isLeft = false

  constructor(private readonly session: Pick<Stores['session'], 'sessionCount'>) {
    makeAutoObservable<this, 'session' | 'isLeft'>(
      this,
      { session: false, isLeft: false },
      { autoBind: true },
    )
  }

  /** Stops reading once the page is closed. */
  dispose(): void {
    this.isLeft = true
  }

  /** @returns all rows; null if the page was closed or the session changed while reading */
  async read(fetchPage: FetchPage<T>): Promise<readonly T[] | null> {
    const { session } = this
    const { sessionCount } = session
    // Keyed by ID: a row that moves to the next page while reading would appear twice.
    const rows = new Map<string, T>()
    try {
      for (let skipCount = 0, total = 1; skipCount < total;) {
        const page = await fetchPage({ skipCount, maxResultCount: MAX_PAGE_SIZE })
        if (this.isLeft || sessionCount !== session.sessionCount) return null
        for (const row of page.items) rows.set(row.id, row)
        skipCount += page.items.length
        total = page.items.length === 0 ? skipCount : page.totalCount
        runInAction(() => (this.progress = { read: skipCount, total }))
      }
      return [...rows.values()]
    } finally {
      runInAction(() => (this.progress = null))
    }
  }
}
