/** What the product may weigh: bytes, and calls where it says so. */
export const BUDGETS = {
  weappMainPackage: 520_000,
  weappTotal: 1_300_000,
  /** What a page beyond the main package weighs on average, with all that its sub-package brings. */
  weappPage: 15_000,
  weappSubPackage: 250_000,
  /** Calls of setData until the home tab stands, before data arrives. */
  weappFirstCalls: 2,
  weappFirstBytes: 8_192,
  /** One call of setData, on any screen. */
  weappLargestCall: 32_768,
  /** Scripts and styles of a first visit, at gzip level 9, as the files are served. */
  h5FirstLoadGzip: 155_000,
} as const

export interface Figure {
  readonly name: string
  readonly value: number
  readonly budget: number
  readonly unit: 'B' | 'calls'
}

export const isOver = ({ value, budget }: Figure): boolean => value > budget

/** One line a figure: what it is, what it may be, and how much of that is used. */
export function describeFigure(figure: Figure): string {
  const { name, value, budget, unit } = figure
  const share = `${Math.round((value / budget) * 100)} %`
  const mark = isOver(figure) ? '✗' : '✓'
  return `${mark} ${name.padEnd(44)} ${grouped(value).padStart(9)} of ${grouped(budget).padStart(9)} ${unit.padEnd(5)} ${share.padStart(5)}`
}

/** 1234567 as "1,234,567". */
export const grouped = (value: number): string => value.toLocaleString('en-US')
