import { answered } from './answered.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** A row of 110 px of the design, on the runner's phone of 390 px. */
const ROW_PX = (110 * 390) / 375
const ROW_RPX = 220
const SCREEN_ROWS = 7

/** What crossed to the view for something that a customer did. */
export interface Crossing {
  readonly calls: number
  readonly bytes: number
  readonly largest: number
}

/** A long list of parcels on screen, and what its use costs. */
export class LongList {
  private seen = 0

  constructor(private readonly app: MiniProgram) {
    this.seen = app.setDataStats().calls
  }

  /** How many rows the list has read. */
  get loaded(): number {
    const [height = '0'] = /[\d.]+(?=rpx)/.exec(this.app.find('.windowed-rows').style) ?? []
    return Number(height) / ROW_RPX
  }

  /** How many rows there are as elements. */
  get mounted(): number {
    return this.app.all('.row-card').length
  }

  /** Does something, and tells what that took. */
  async cost(act: () => Promise<unknown>): Promise<Crossing> {
    this.seen += this.app.setDataStats({ since: this.seen }).calls
    await act()
    await answered(this.app)
    const { calls, bytes, largest } = this.app.setDataStats({ since: this.seen })
    this.seen += calls
    return { calls, bytes, largest }
  }

  /** Brings a row to the top of the screen. */
  scrollTo(row: number): Promise<Crossing> {
    return this.cost(() => this.app.pageScroll(Math.round(row * ROW_PX)))
  }

  /** Scrolls to the end, which reads on. */
  loadMore(): Promise<Crossing> {
    return this.scrollTo(this.loaded - SCREEN_ROWS)
  }

  /** Reads on until at least so many rows are there. @returns what each page took */
  async readTo(rows: number): Promise<Crossing[]> {
    const crossings: Crossing[] = []
    while (this.loaded < rows) crossings.push(await this.loadMore())
    return crossings
  }
}
