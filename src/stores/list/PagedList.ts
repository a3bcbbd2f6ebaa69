import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import { reportFailedRead } from '@/model/call/failedReads'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Page } from '@/model/list/page'

export interface PageRange {
  readonly skipCount: number
  readonly maxResultCount: number
}

export type FetchPage<T> = (request: PageRange) => Promise<Page<T>>

type Phase = 'reloading' | 'appending'

/**
 * One list, read page by page. Stores hold it as a field; none inherit from it.
 *
 * An `ApiError` becomes `error`, and the items on screen stay. Any other error is a bug and is rethrown to
 * the global handler. The cost of loading more depends on the page size, not on the length of the list.
 */
export class PagedList<T extends { readonly id: string }> {
  totalCount: number | null = null
  error: ApiError | null = null
  phase: 'idle' | Phase = 'idle'

  private readonly rows = observable.array<T>([], { deep: false })
  /** The IDs of `rows`. */
  private known = new Set<string>()
  private failedPhase: Phase = 'reloading'
  /** Number of rows read so far; exceeds the item count when a row shifts from one page to the next. */
  private readCount = 0
  /** Bumped by `reload`, `refresh` and `clear`, so that late responses to earlier requests are dropped. */
  private generation = 0

  constructor(
    private readonly fetchPage: FetchPage<T>,
    private readonly pageSize = DEFAULT_PAGE_SIZE,
  ) {
    makeAutoObservable<this, 'fetchPage' | 'pageSize' | 'generation' | 'rows' | 'known'>(
      this,
      {
        error: observableRef,
        fetchPage: false,
        pageSize: false,
        generation: false,
        rows: false,
        known: false,
      },
      { autoBind: true },
    )
  }

  get items(): readonly T[] {
    return this.rows
  }

  /** What the list area shows; its footer reads `phase` and `error` itself. */
  get view(): 'skeleton' | 'error' | 'empty' | 'items' {
    if (this.rows.length > 0) return 'items'
    if (this.error) return 'error'
    return this.totalCount === null || this.phase === 'reloading' ? 'skeleton' : 'empty'
  }

  get hasMore(): boolean {
    return this.totalCount !== null && this.readCount < this.totalCount
  }

  async reload(): Promise<void> {
    this.generation += 1
    await this.run('reloading', this.pageAfter(0), this.replaceAll)
  }

  /**
   * Reads the rows on screen again and leaves the others alone, so a customer who returns to a long list
   * keeps their place. If the rows have changed, those after them are dropped and read again on demand.
   */
  async refresh({ start, end }: { readonly start: number; readonly end: number }): Promise<void> {
    if (this.view !== 'items') return this.reload()
    this.generation += 1
    const size = Math.max(end - start, this.pageSize)
    const range = { skipCount: start, maxResultCount: Math.min(size, MAX_PAGE_SIZE) }
    await this.run('reloading', range, this.replaceSome)
    // The list is now too short to have any rows here.
    if (start > 0 && this.totalCount === start) await this.reload()
  }

  async loadMore(): Promise<void> {
    if (this.phase !== 'idle' || !this.hasMore) return
    await this.run('appending', this.pageAfter(this.readCount), this.append)
  }

  /** Retries whatever failed last. */
  async retry(): Promise<void> {
    await (this.failedPhase === 'appending' ? this.loadMore() : this.reload())
  }

  /** Clears everything; call before `reload` when the query changes. */
  clear(): void {
    this.generation += 1
    this.keepFirst(0)
    this.totalCount = null
    this.error = null
    this.phase = 'idle'
    this.readCount = 0
  }

  private pageAfter(skipCount: number): PageRange {
    return { skipCount, maxResultCount: this.pageSize }
  }

  private async run(
    phase: Phase,
    range: PageRange,
    accept: (page: Page<T>, skipCount: number) => void,
  ): Promise<void> {
    const { generation } = this
    const isCurrent = () => generation === this.generation
    this.phase = phase
    this.error = null
    try {
      const page = await this.fetchPage(range)
      if (isCurrent()) accept(page, range.skipCount)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isCurrent()) this.fail(error, phase)
    } finally {
      if (isCurrent()) runInAction(() => (this.phase = 'idle'))
    }
  }

  private replaceAll(page: Page<T>): void {
    this.keepFirst(0)
    this.append(page, 0)
  }

  private replaceSome(page: Page<T>, skipCount: number): void {
    const isSame =
      page.totalCount === this.totalCount &&
      page.items.every(({ id }, index) => this.rows[skipCount + index]?.id === id)
    if (isSame) {
      this.rows.splice(skipCount, page.items.length, ...page.items)
      return
    }
    this.keepFirst(skipCount)
    this.append(page, skipCount)
  }

  private append(page: Page<T>, skipCount: number): void {
    const added = page.items.filter(({ id }) => !this.known.has(id))
    for (const { id } of added) this.known.add(id)
    this.rows.push(...added)
    // An empty page ends the list, whatever the count says.
    this.readCount = skipCount + page.items.length
    this.totalCount = page.items.length === 0 ? this.readCount : page.totalCount
  }

  private keepFirst(count: number): void {
    if (this.rows.length > count) this.rows.length = count
    this.known = new Set(this.rows.map(({ id }) => id))
  }

  private fail(error: ApiError, phase: Phase): void {
    this.error = error
    this.failedPhase = phase
    reportFailedRead(error)
  }
}
