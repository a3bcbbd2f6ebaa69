/**
 * `npm run bench:list`: measures lists of 1,000 and 10,000 parcels against their limits, in the compiled mini
 * program and in the browser of a phone four times slower than this machine.
 */
import { buildTarget } from '../../scripts/lib/buildTarget.mts'
import { fillWithParcels } from './data.ts'
import { measureInBrowser, type BrowserFigures } from './listInBrowser.ts'
import { measureMiniProgram, type MiniProgramFigures } from './listInMiniProgram.ts'
import { embeddedTarget, startBundled } from './target.ts'

/** Extra rows, so the list can still load more after it has been read to the measured size. */
const ROWS_TO_SPARE = 100
const SIZES = [1_000, 10_000]
const KB = 1_024

for (const target of ['weapp', 'h5'] as const) {
  const { outcome, output } = await buildTarget(target)
  if (outcome === 'failed') throw new Error(output)
}
const target = await embeddedTarget()
try {
  const accounts = await fillWithParcels(
    target,
    SIZES.map((rows) => rows + ROWS_TO_SPARE),
  )
  const server = await startBundled(target)
  try {
    for (const [index, rows] of SIZES.entries()) {
      const account = accounts[index]
      if (!account) throw new Error('there is no such customer')
      console.log(`\n${rows} parcels, read to the end`)
      showMiniProgram(await measureMiniProgram(server.url, account, rows))
      showBrowser(await measureInBrowser(server.url, account, rows))
    }
  } finally {
    await server.stop()
  }
} finally {
  await target.remove()
}

function showMiniProgram(figures: MiniProgramFigures): void {
  const { nodes, depth, maxChildren, rows, largest, oneRow, firstPages, lastPages } = figures
  console.log(' mini program')
  show('4', 'nodes on the screen', nodes, nodes < 600, '< 600')
  show('4', 'depth', depth, depth < 20, '< 20')
  show('4', 'children of one element', maxChildren, maxChildren <= 40, '≤ 40')
  show('5', 'rows mounted', rows, rows <= 40, '≤ 40')
  show('5', 'largest setData, any jump included', `${largest} B`, largest <= 32 * KB, '≤ 32 KB')
  show('5', 'one row that changed', `${oneRow} B`, oneRow <= 2 * KB, '≤ 2 KB')
  const grows = `${firstPages} B, ${lastPages} B`
  show('5', 'a page read on: first ones, last ones', grows, lastPages <= firstPages * 1.1, 'does not grow')
}

function showBrowser({ nodes, rows, longestTask, tasks }: BrowserFigures): void {
  console.log(' browser, processor slowed down to a quarter')
  show('6', 'DOM nodes', nodes, nodes <= 1_500, '≤ 1,500')
  show('6', 'rows mounted', rows, rows <= 40, '≤ 40')
  show('6', 'longest task', `${longestTask} ms`, longestTask <= 200, '≤ 200 ms')
  for (const [what, ms] of Object.entries(tasks)) console.log(`      ${what.padEnd(40)} ${ms} ms`)
}

function show(row: string, what: string, figure: number | string, isMet: boolean, bar: string): void {
  console.log(`  ${row}  ${what.padEnd(40)} ${String(figure).padEnd(20)} ${isMet ? '✓' : '✗'} ${bar}`)
}
