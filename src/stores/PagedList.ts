import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/ApiError'
import { DEFAULT_PAGE_SIZE, type Page } from '@/model/page'

/** Asks for `maxResultCount` rows after the first `skipCount`. */
export type FetchPage<T> = (request: { skipCount: number; maxResultCount: number }) => Promise<Page<T>>

/**
 * One list, read page by page. Stores hold it as a field; none inherit from it.
 *
 * An `ApiError` becomes `error`, and the items already on screen stay. Anything else is a bug and is
 * thrown on to the global handler.
 */
export class PagedList<T extends { readonly id: string }> {
  items: readonly T[] = []
  totalCount: number | null = null
  error: ApiError | null = null
  phase: 'idle' | 'reloading' | 'appending' = 'idle'

  private failedPhase: 'reloading' | 'appending' = 'reloading'
  /** Rows asked for so far; more than there are items when a row shifted between two pages. */
  private readCount = 0
  /** Bumped by every reload, so that a slow answer to an older question is dropped. */
  private generation = 0

  constructor(
    private readonly fetchPage: FetchPage<T>,
    private readonly pageSize = DEFAULT_PAGE_SIZE,
  ) {
    makeAutoObservable<this, 'fetchPage' | 'pageSize' | 'generation'>(
      this,
      { items: observableRef, error: observableRef, fetchPage: false, pageSize: false, generation: false },
      { autoBind: true },
    )
  }

  /** What the list area shows; its footer reads `phase` and `error` itself. */
  get view(): 'skeleton' | 'error' | 'empty' | 'items' {
    if (this.items.length > 0) return 'items'
    if (this.error) return 'error'
    return this.totalCount === null || this.phase === 'reloading' ? 'skeleton' : 'empty'
  }

  get hasMore(): boolean {
    return this.totalCount !== null && this.readCount < this.totalCount
  }

  async reload(): Promise<void> {
    this.generation += 1
    await this.run('reloading', 0)
  }

  async loadMore(): Promise<void> {
    if (this.phase !== 'idle' || !this.hasMore) return
    await this.run('appending', this.readCount)
  }

  /** Repeats whatever failed last. */
  async retry(): Promise<void> {
    await (this.failedPhase === 'appending' ? this.loadMore() : this.reload())
  }

  /** Forgets everything; call before `reload` when the question itself changes. */
  clear(): void {
    this.generation += 1
    this.items = []
    this.totalCount = null
    this.error = null
    this.phase = 'idle'
    this.readCount = 0
  }

  private async run(phase: 'reloading' | 'appending', skipCount: number): Promise<void> {
    const { generation } = this
    const isCurrent = () => generation === this.generation
    this.phase = phase
    this.error = null
    try {
      const page = await this.fetchPage({ skipCount, maxResultCount: this.pageSize })
      if (isCurrent()) this.accept(page, skipCount)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isCurrent()) this.fail(error, phase)
    } finally {
      if (isCurrent()) runInAction(() => (this.phase = 'idle'))
    }
  }

  private accept(page: Page<T>, skipCount: number): void {
    const kept = skipCount === 0 ? [] : this.items
    const known = new Set(kept.map(({ id }) => id))
    this.items = [...kept, ...page.items.filter(({ id }) => !known.has(id))]
    // An empty page ends the list, whatever the count says.
    this.readCount = skipCount + page.items.length
    this.totalCount = page.items.length === 0 ? this.readCount : page.totalCount
  }

  private fail(error: ApiError, phase: 'reloading' | 'appending'): void {
    this.error = error
    this.failedPhase = phase
  }
}
