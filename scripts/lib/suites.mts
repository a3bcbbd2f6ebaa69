import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ensureBrowser } from '../browser.mts'
import { afterBuilds } from './buildJobs.mts'
import { bundle } from './bundle.mts'
import type { Job, JobResult } from './job.mts'
import { inRoot } from './paths.mts'
import { checkedTotals, readJestReport, readNodeTestReport, readPlaywrightReport } from './reports.mts'
import { runBin, runCommand } from './runCommand.mts'
import { testFiles } from './testFiles.mts'
import { NONE } from './totals.mts'

const NODE_TEST_TIMEOUT_MS = 600_000
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
const reportFile = (name: string) => path.join(reports, `${name.replace(/\W+/g, '-')}.json`)

async function jest(): Promise<JobResult> {
  const report = reportFile('jest')
  const args = ['--runInBand', '--json', `--outputFile=${report}`]
  const { exitCode, output } = await runBin('jest', args)
  return { totals: checkedTotals(exitCode, () => readJestReport(report)), output: withoutJson(output) }
}

/** Bundles the test files: each runs in its own process, and starts much faster when compiled beforehand. */
async function bundleTests(suite: string, sources: readonly string[]): Promise<string[]> {
  const outdir = inRoot('dist', 'tests', suite.replace(/\W+/g, '-'))
  const entries = sources.map((source) => [source.replace(/\.ts$/, ''), inRoot(source)] as const)
  await bundle(Object.fromEntries(entries), outdir)
  return entries.map(([name]) => path.join(outdir, `${name}.mjs`))
}

/** Bundles tests that run in one process per folder of their suite, to share a server and warmed-up code. */
async function bundleFolders(suite: string, sources: readonly string[]): Promise<string[]> {
  const folderOf = (source = '') => source.split(path.sep).slice(2, -1)[0] ?? 'build'
  const files = await bundleTests(suite, sources)
  return [...new Set(sources.map(folderOf))].map((folder) => {
    const inFolder = files.filter((_file, index) => folderOf(sources[index]) === folder)
    const entry = inRoot('dist', 'tests', suite, `${folder}.mjs`)
    writeFileSync(entry, inFolder.map((file) => `import ${JSON.stringify(file)}\n`).join(''))
    return entry
  })
}

/** Removes the report that `--json` prints as well; we read the file. */
const withoutJson = (output: string) => output.replace(/^\{"numFailedTestSuites".*$/m, '').trim()

type Wanted = (file: string) => boolean

async function nodeTest(
  name: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  isWanted: Wanted = () => true,
  bundleFiles = bundleTests,
): Promise<JobResult> {
  const sources = testFiles(folder).filter(isWanted)
  if (sources.length === 0) return { totals: NONE, output: `no tests in ${folder} yet` }
  const files = await bundleFiles(name, sources)
  const report = reportFile(name)
  const { exitCode, output } = await runCommand(
    process.execPath,
    [
      ...['--enable-source-maps', '--test', '--test-concurrency=1', `--test-timeout=${NODE_TEST_TIMEOUT_MS}`],
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./scripts/reporters/nodeTestTotals.mjs', `--test-reporter-destination=${report}`],
      ...files,
    ],
    env,
  )
  return { totals: checkedTotals(exitCode, () => readNodeTestReport(report)), output }
}

async function playwright(): Promise<JobResult> {
  if (testFiles('test/e2e').length === 0) return { totals: NONE, output: 'no tests in test/e2e yet' }
  const report = reportFile('playwright')
  const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { exitCode, output } = await runBin('playwright', ['test', '--reporter=list,json'], env)
  return { totals: checkedTotals(exitCode, () => readPlaywrightReport(report)), output }
}

/** Some of these tests render pages in a browser. */
async function miniProgram(): Promise<JobResult> {
  const env = { ...withoutDatabase(), CHROMIUM_PATH: ensureBrowser() }
  return nodeTest('weapp', 'test/weapp', env, () => true, bundleFolders)
}

function withoutDatabase(): NodeJS.ProcessEnv {
  const { TEST_DATABASE_URL: _database, ...env } = process.env
  return env
}

const isOneOf =
  (names: readonly string[]): Wanted =>
  (file) =>
    names.some((name) => path.basename(file) === `${name}.test.ts`)

/** Tests of HTTP, files and texts that hardly depend on the database, so one database is enough. */
const isDatabaseFree = isOneOf([
  ...['access', 'bill', 'codeSender', 'codegen', 'config', 'content', 'couriers', 'crash'],
  ...[
    'customerService',
    'errors',
    'exchangeRates',
    'freeCode',
    'generated',
    'lifecycle',
    'localWechat',
    'money',
  ],
  ...['objectStorage', 'pickupStations', 'redisCounters', 'regions', 'static', 'store', 'transitions'],
  ...['uploadLinks', 'uploads', 'wechat'],
])

/** Takes minutes, because it starts two server processes on one database. */
const isLong = isOneOf(['sharedDatabase'])

/** Core behaviour, which is worth testing on both databases. */
const isCore = isOneOf([
  'autopilot',
  'demo',
  'funds',
  'idempotency',
  'logisticsOrders',
  'parcels',
  'reference',
])

/**
 * Whether the tests are split: if there's a PostgreSQL, each test runs on one of the databases and the core
 * tests run on both, unless TEST_EVERYTHING is set.
 */
const isShared = (): boolean => Boolean(process.env['TEST_DATABASE_URL']) && !process.env['TEST_EVERYTHING']

function onPostgres(): Job[] {
  if (!process.env['TEST_DATABASE_URL']) return []
  const isWanted: Wanted = (file) => !isShared() || !(isDatabaseFree(file) || isLong(file))
  const run = () => nodeTest('server on PostgreSQL', 'test/server', process.env, isWanted)
  return [{ name: 'server on PostgreSQL', run }]
}

const serverOnPglite: Job = {
  name: 'server on PGlite',
  run: () => {
    const isWanted: Wanted = (file) => !isShared() || isDatabaseFree(file) || isCore(file)
    return nodeTest('server on PGlite', 'test/server', withoutDatabase(), isWanted)
  },
}

/** Every test suite, with the most useful results first. */
export const suites = (): readonly Job[] => [
  { name: 'tooling', run: () => nodeTest('tooling', 'test/tooling', withoutDatabase()) },
  { name: 'app (jest)', run: jest },
  serverOnPglite,
  ...onPostgres(),
  { name: 'mini program', after: afterBuilds, run: miniProgram },
  { name: 'browser', after: afterBuilds, cores: 2, run: playwright },
]
