/**
 * `npm run bench:lighthouse`: runs Lighthouse's mobile audit on Home, signed out, and compares the medians with the
 * limits. Lighthouse derives a slow phone's times from this machine's, so run it on an idle one. `H5_DIR` points to a
 * build other than `dist/h5`, `RUNS` sets the number of runs.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Result } from 'lighthouse'

import { ensureBrowser } from '../../scripts/browser.mts'
import { buildTarget } from '../../scripts/lib/buildTarget.mts'
import { inRoot } from '../../scripts/lib/paths.mts'
import { runBin } from '../../scripts/lib/runCommand.mts'
import { startTestServer } from '../support/server/startTestServer.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)
const FLAGS = [
  '--quiet',
  '--output=json',
  '--form-factor=mobile',
  '--throttling-method=simulate',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--max-wait-for-load=45000',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run',
]

interface Bar {
  readonly name: string
  readonly limit: number
  readonly isMinimum: boolean
  readonly digits: number
  readonly read: (result: Result) => number
}

const score = (category: string) => (result: Result) => 100 * (result.categories[category]?.score ?? 0)
const audit =
  (id: string, unit = 1) =>
  (result: Result) =>
    (result.audits[id]?.numericValue ?? Infinity) / unit

const BARS: readonly Bar[] = [
  { name: 'performance', limit: 97, isMinimum: true, digits: 0, read: score('performance') },
  { name: 'accessibility', limit: 100, isMinimum: true, digits: 0, read: score('accessibility') },
  { name: 'best practices', limit: 100, isMinimum: true, digits: 0, read: score('best-practices') },
  { name: 'SEO', limit: 100, isMinimum: true, digits: 0, read: score('seo') },
  { name: 'LCP, s', limit: 2, isMinimum: false, digits: 2, read: audit('largest-contentful-paint', 1_000) },
  { name: 'TBT, ms', limit: 100, isMinimum: false, digits: 0, read: audit('total-blocking-time') },
  { name: 'CLS', limit: 0.01, isMinimum: false, digits: 4, read: audit('cumulative-layout-shift') },
]

if (!process.env['H5_DIR']) {
  const { outcome, output } = await buildTarget('h5')
  if (outcome === 'failed') throw new Error(output)
}
const staticDir = path.resolve(process.env['H5_DIR'] ?? inRoot('dist', 'h5'))
const server = await startTestServer({ staticDir, demo: true })
const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'))
try {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await auditHome(path.join(folder, `${run}.json`)))
  const broken = BARS.filter((bar) => !show(bar, results.map(bar.read)))
  if (broken.length > 0) process.exitCode = 1
} finally {
  await server.close()
  await rm(folder, { recursive: true })
}

async function auditHome(report: string): Promise<Result> {
  const env = { ...process.env, CHROME_PATH: ensureBrowser() }
  const { exitCode, output } = await runBin(
    'lighthouse',
    [`${server.url}/`, ...FLAGS, `--output-path=${report}`],
    env,
  )
  if (exitCode !== 0) throw new Error(output)
  const result = JSON.parse(await readFile(report, 'utf8')) as Result
  if (result.runtimeError) throw new Error(result.runtimeError.message)
  return result
}

/** Prints the median, its limit and each run; returns whether the limit holds. */
function show({ name, limit, isMinimum, digits }: Bar, values: readonly number[]): boolean {
  const median = [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN
  const isMet = isMinimum ? median >= limit : median <= limit
  const runs = values.map((value) => value.toFixed(digits).padStart(6)).join(' ')
  const bar = `${isMinimum ? '≥' : '≤'} ${limit}`
  console.log(
    `${isMet ? '✓' : '✗'} ${name.padEnd(16)} ${median.toFixed(digits).padStart(6)}   ${bar.padEnd(8)} runs ${runs}`,
  )
  return isMet
}
