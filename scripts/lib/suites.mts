import { ensureBrowser } from '../browser.mts'
import { afterBuilds, afterH5 } from './buildJobs.mts'
import type { Job, JobResult } from './job.mts'
import { runNodeTests } from './nodeTests.mts'
import { checkedTotals, readJestReport, readPlaywrightReport, reportFile } from './reports.mts'
import { runBin } from './runCommand.mts'
import { testFiles } from './testFiles.mts'

async function jest(): Promise<JobResult> {
  const report = reportFile('jest')
  const args = ['--runInBand', '--json', `--outputFile=${report}`]
  const { exitCode, output } = await runBin('jest', args)
  return { totals: checkedTotals(exitCode, () => readJestReport(report)), output: withoutJson(output) }
}

/** Removes the report that `--json` prints as well; we read the file. */
const withoutJson = (output: string) => output.replace(/^\{"numFailedTestSuites".*$/m, '').trim()

async function playwright(): Promise<JobResult> {
  const report = reportFile('playwright')
  const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { exitCode, output } = await runBin('playwright', ['test', '--reporter=list,json'], env)
  return { totals: checkedTotals(exitCode, () => readPlaywrightReport(report)), output }
}

const MINI_PROGRAM_APP = 'test/weapp/app'
const MINI_PROGRAM_SERVERS = ['sharedServer', 'sharedDemoServer'].map(
  (name) => `${MINI_PROGRAM_APP}/support/${name}.ts`,
)

/** Tests of the compiled app share two servers. Some of them render pages in a browser. */
async function miniProgram(): Promise<JobResult> {
  const app = testFiles(MINI_PROGRAM_APP)
  const others = testFiles('test/weapp').filter((file) => !app.includes(file))
  const groups = [{ files: app, shared: MINI_PROGRAM_SERVERS }, { files: others }]
  return runNodeTests('mini program', groups, { ...withoutDatabase(), CHROMIUM_PATH: ensureBrowser() })
}

function withoutDatabase(): NodeJS.ProcessEnv {
  const { TEST_DATABASE_URL: _database, ...env } = process.env
  return env
}

const everything = Boolean(process.env['TEST_EVERYTHING'])
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'])

/** The files of `test/server`, whose folders say where their tests run, without those of some folders. */
const serverTests = (leftOut: readonly string[]) =>
  testFiles('test/server').filter(
    (file) => !leftOut.some((folder) => file.startsWith(`test/server/${folder}/`)),
  )

/** Tests for `postgres` run on the embedded database if there's no PostgreSQL server. */
const serverOnPglite: Job = {
  name: 'server on PGlite',
  budget: 130,
  run: () => {
    const leftOut = ['twoProcesses', ...(hasPostgres && !everything ? ['postgres'] : [])]
    return runNodeTests('server on PGlite', [{ files: serverTests(leftOut) }], withoutDatabase())
  },
}

const serverOnPostgres: Job = {
  name: 'server on PostgreSQL',
  budget: 170,
  run: () => {
    const leftOut = ['noDatabase', ...(everything ? [] : ['embedded', 'twoProcesses'])]
    return runNodeTests('server on PostgreSQL', [{ files: serverTests(leftOut) }], process.env)
  },
}

/** Runs only when named: WebKit and Firefox are hundreds of megabytes that few machines have. */
export const engines: Job = {
  name: 'engines',
  budget: 90,
  after: afterH5,
  run: () => runNodeTests('engines', [{ files: testFiles('test/engines') }], withoutDatabase()),
}

/** Every test suite, the longest first. */
export const suites = (): readonly Job[] => [
  { name: 'app (jest)', budget: 200, run: jest },
  { name: 'mini program', budget: 220, after: afterBuilds, run: miniProgram },
  ...(hasPostgres ? [serverOnPostgres] : []),
  serverOnPglite,
  {
    name: 'tooling',
    budget: 55,
    run: () => runNodeTests('tooling', [{ files: testFiles('test/tooling') }], withoutDatabase()),
  },
  { name: 'browser', budget: 2 * 320, after: afterBuilds, cores: 2, run: playwright },
]
