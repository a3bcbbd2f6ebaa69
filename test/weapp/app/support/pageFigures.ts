import { BUDGETS, grouped } from '../../../../scripts/lib/budgets.mts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'
import type { NodeStats } from '../../runner/nodeStats.ts'
import type { SetDataStats } from '../../runner/SetDataMeter.ts'

/** What a page costs the view, from its start until everything is answered. */
export type PageFigures = SetDataStats & NodeStats

type Figure = keyof PageFigures

const COLUMNS: Readonly<Record<Figure, string>> = {
  calls: 'setData',
  perSecond: 'a second',
  bytes: 'bytes',
  largest: 'largest',
  nodes: 'nodes',
  depth: 'depth',
  maxChildren: 'children',
}

/** The number of calls and their sum have no limits of their own: a page that stays open goes on making calls. */
const LIMITS: Readonly<Partial<Record<Figure, number>>> = {
  perSecond: BUDGETS.weappCallsPerSecond,
  largest: BUDGETS.weappLargestCall,
  nodes: BUDGETS.weappNodes,
  depth: BUDGETS.weappDepth,
  maxChildren: BUDGETS.weappChildren,
}

const FIGURES = Object.keys(COLUMNS) as Figure[]

export function pageFigures(app: MiniProgram, since = 0): PageFigures {
  return { ...app.setDataStats({ since }), ...app.nodeStats() }
}

/** The figures over their limits, for example "nodes 612, at most 599". */
export function overLimits(figures: Partial<PageFigures>): string[] {
  return FIGURES.filter((figure) => isOver(figure, figures[figure])).map(
    (figure) => `${COLUMNS[figure]} ${figures[figure]}, at most ${LIMITS[figure]}`,
  )
}

const isOver = (figure: Figure, value = 0) => value > (LIMITS[figure] ?? Infinity)

/** For each figure the highest. */
export function highest(all: readonly PageFigures[]): PageFigures {
  const most = (figure: Figure) => Math.max(0, ...all.map((figures) => figures[figure]))
  return Object.fromEntries(FIGURES.map((figure) => [figure, most(figure)])) as unknown as PageFigures
}

/** One line per page, below the limits. */
export function figuresTable(pages: ReadonlyMap<string, PageFigures>): string {
  const cells = (of: (figure: Figure) => string) => FIGURES.map((figure) => of(figure).padStart(9)).join('')
  const name = (text: string) => text.padEnd(Math.max(...[...pages.keys()].map(({ length }) => length)))
  const limit = (figure: Figure) => (LIMITS[figure] === undefined ? '' : `≤ ${grouped(LIMITS[figure])}`)
  const rows = [...pages].map(([page, figures]) => {
    const mark = overLimits(figures).length > 0 ? '✗' : '✓'
    return `${mark} ${name(page)}${cells((figure) => grouped(figures[figure]))}`
  })
  return [`  ${name('')}${cells((figure) => COLUMNS[figure])}`, `  ${name('')}${cells(limit)}`, ...rows].join(
    '\n',
  )
}
