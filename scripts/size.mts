/** `npm run size`: compares the size of both builds with their budgets; fails if one is exceeded. */
import { startTestServer } from '../test/support/server/startTestServer.ts'
import { weappSizes } from '../test/weapp/static/packageSizes.ts'

import { BUDGETS, describeFigure, grouped, isOver, type Figure } from './lib/budgets.mts'
import { buildTarget } from './lib/buildTarget.mts'
import { h5FirstLoad, type LoadedFile } from './lib/h5FirstLoad.mts'
import { inRoot } from './lib/paths.mts'
import { weappFirstScreen } from './lib/weappFirstScreen.mts'

const WEAPP = inRoot('dist', 'weapp')
const H5 = inRoot('dist', 'h5')

async function build(): Promise<void> {
  for (const target of ['weapp', 'h5'] as const) {
    const { outcome, output } = await buildTarget(target)
    if (outcome === 'failed') throw new Error(`dist/${target} could not be built:\n${output}`)
  }
}

function packageFigures(): Figure[] {
  const { main, subPackages, total, pagesOutside } = weappSizes(WEAPP)
  const perPage = Math.round((total - main) / pagesOutside)
  return [
    { name: 'mini program, main package', value: main, budget: BUDGETS.weappMainPackage, unit: 'B' },
    { name: 'mini program, everything', value: total, budget: BUDGETS.weappTotal, unit: 'B' },
    { name: 'mini program, a page beyond main', value: perPage, budget: BUDGETS.weappPage, unit: 'B' },
    ...Object.entries(subPackages).map(([root, value]): Figure => ({
      name: `mini program, ${root}`,
      value,
      budget: BUDGETS.weappSubPackage,
      unit: 'B',
    })),
  ]
}

async function firstScreenFigures(url: string): Promise<Figure[]> {
  const { before, largest } = await weappFirstScreen(WEAPP, url)
  const calls = { value: before.calls, budget: BUDGETS.weappFirstCalls, unit: 'calls' } as const
  const bytes = { value: before.bytes, budget: BUDGETS.weappFirstBytes, unit: 'B' } as const
  return [
    { name: 'mini program, setData before data arrives', ...calls },
    { name: 'mini program, setData before data arrives', ...bytes },
    { name: 'mini program, largest setData', value: largest, budget: BUDGETS.weappLargestCall, unit: 'B' },
  ]
}

function firstLoadFigure(files: readonly LoadedFile[]): Figure {
  const value = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  const name = `H5 first load, gzip (${files.length} files)`
  return { name, value, budget: BUDGETS.h5FirstLoadGzip, unit: 'B' }
}

await build()
const server = await startTestServer({ staticDir: H5, demo: true })
const loaded = await h5FirstLoad(H5, server.url)
const figures = [...packageFigures(), ...(await firstScreenFigures(server.url)), firstLoadFigure(loaded)]
await server.close()

for (const figure of figures) console.log(describeFigure(figure))
for (const { file, gzipBytes } of loaded)
  console.log(`    ${file.padEnd(42)} ${grouped(gzipBytes).padStart(9)}`)
process.exit(figures.some(isOver) ? 1 : 0)
