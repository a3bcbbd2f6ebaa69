/** `npm run size`: what both builds weigh, against their budgets; fails when one is over. */
import { describeFigure, isOver, BUDGETS, type Figure } from './lib/budgets.mts'
import { buildTarget } from './lib/buildTarget.mts'
import { h5FirstLoad } from './lib/h5FirstLoad.mts'
import { inRoot } from './lib/paths.mts'
import { weappSizes } from './lib/weappSizes.mts'

async function build(): Promise<void> {
  for (const target of ['weapp', 'h5'] as const) {
    const { outcome, output } = await buildTarget(target)
    if (outcome === 'failed') throw new Error(`dist/${target} could not be built:\n${output}`)
  }
}

function weappFigures(): Figure[] {
  const { mainPackage, subPackages, total } = weappSizes(inRoot('dist', 'weapp'))
  return [
    { name: 'mini program, main package', bytes: mainPackage, budget: BUDGETS.weappMainPackage },
    { name: 'mini program, everything', bytes: total, budget: BUDGETS.weappTotal },
    ...subPackages.map(({ root, bytes }) => ({
      name: `mini program, ${root}`,
      bytes,
      budget: BUDGETS.weappSubPackage,
    })),
  ]
}

async function h5Figure(): Promise<Figure> {
  const files = await h5FirstLoad(inRoot('dist', 'h5'))
  const bytes = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  const name = `H5 first load, gzip (${files.length} files)`
  return { name, bytes, budget: BUDGETS.h5FirstLoadGzip }
}

await build()
const figures = [...weappFigures(), await h5Figure()]
for (const figure of figures) console.log(describeFigure(figure))
process.exitCode = figures.some(isOver) ? 1 : 0
