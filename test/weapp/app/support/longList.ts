import { answered } from './answered.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** A 110 px row of the 375 px design, on the runner's 390 px phone. */
const ROW_PX = (110 * 390) / 375
const ROW_RPX = 220
const SCREEN_ROWS = 7

/** The `setData` traffic of one action. */
export interface Crossing {
  readonly calls: number
  readonly bytes: number
  readonly largest: number
}

/** A long parcel list on screen, with the `setData` traffic of each action on it. */
export class LongList {
  private seen = 0

  constructor(private readonly app: MiniProgram) {
    this.seen = app.setDataStats().calls
  }

  /** Number of rows loaded. */
  get loaded(): number {
    const [height = '0'] = /[\d.]+(?=rpx)/.exec(this.app.find('.windowed-rows').style) ?? []
    return Number(height) / ROW_RPX
  }

  /** Number of rows mounted as elements. */
  get mounted(): number {
    return this.app.all('.row-card').length
  }

  /** Performs an action and measures its `setData` traffic. */
  async cost(act: () => Promise<unknown>): Promise<Crossing> {
    this.seen += this.app.setDataStats({ since: this.seen }).calls
    await act()
    await answered(this.app)
    const { calls, bytes, largest } = this.app.setDataStats({ since: this.seen })
    this.seen += calls
    return { calls, bytes, largest }
  }

  /** Scrolls a row to the top of the screen. */
  scrollTo(row: number): Promise<Crossing> {
    return this.cost(() => this.app.pageScroll(Math.round(row * ROW_PX)))
  }

  /** Scrolls to the end, which loads the next page. */
  loadMore(): Promise<Crossing> {
    return this.scrollTo(this.loaded - SCREEN_ROWS)
  }

  /**
   * Loads pages until there are at least `rows` rows.
   *
   * @returns the traffic of each page
   */
  async readTo(rows: number): Promise<Crossing[]> {
    const crossings: Crossing[] = []
    while (this.loaded < rows) crossings.push(await this.loadMore())
    return crossings
  }
}
