/** What the product may weigh. Sizes in bytes; "gzip" at level 9, as the files are served. */
export const BUDGETS = {
  weappMainPackage: 600_000,
  weappTotal: 1_300_000,
  weappSubPackage: 250_000,
  h5FirstLoadGzip: 170_000,
} as const

export interface Figure {
  readonly name: string
  readonly bytes: number
  readonly budget: number
}

export const isOver = ({ bytes, budget }: Figure): boolean => bytes > budget

/** One line a figure: what it is, what it may be, and how much of that is used. */
export function describeFigure(figure: Figure): string {
  const { name, bytes, budget } = figure
  const share = `${Math.round((bytes / budget) * 100)} %`
  const mark = isOver(figure) ? '✗' : '✓'
  return `${mark} ${name.padEnd(44)} ${grouped(bytes).padStart(11)} of ${grouped(budget).padStart(9)} B  ${share.padStart(5)}`
}

const grouped = (value: number) => value.toLocaleString('en-US')
