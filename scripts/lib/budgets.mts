/** Size budgets in bytes, or the number of what they name. */
export const BUDGETS = {
  /** With the tabs and what packages share. */
  weappMainPackage: 560_000,
  weappTotal: 1_500_000,
  /** Average size of a page outside the main package, including the rest of its sub-package. */
  weappPage: 13_500,
  weappSubPackage: 250_000,
  /** setData calls until the home tab is rendered, before data arrives. */
  weappFirstCalls: 2,
  weappFirstBytes: 8_192,
  /** The largest single setData call, on any screen. */
  weappLargestCall: 32_768,
  /** setData calls in any second, on any screen. */
  weappCallsPerSecond: 5,
  /** Elements on any screen, how deep they are nested, and how many any of them holds. */
  weappNodes: 599,
  weappDepth: 19,
  weappChildren: 40,
  /** Scripts and styles of a first visit, compressed with gzip level 9 like the served files. */
  h5FirstLoadGzip: 155_000,
} as const

export interface Figure {
  readonly name: string
  readonly value: number
  readonly budget: number
  readonly unit: 'B' | 'calls'
}

export const isOver = ({ value, budget }: Figure): boolean => value > budget

/** One line with the figure, its budget, and the share of it that is used. */
export function describeFigure(figure: Figure): string {
  const { name, value, budget, unit } = figure
  const share = `${Math.round((value / budget) * 100)}%`
  const mark = isOver(figure) ? '✗' : '✓'
  return `${mark} ${name.padEnd(44)} ${grouped(value).padStart(9)} of ${grouped(budget).padStart(9)} ${unit.padEnd(5)} ${share.padStart(5)}`
}

/** 1234567 as "1,234,567". */
export const grouped = (value: number): string => value.toLocaleString('en-US')
