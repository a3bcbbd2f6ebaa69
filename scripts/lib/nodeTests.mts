import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { bundle } from './bundle.mts'
import type { JobResult } from './job.mts'
import { inRoot } from './paths.mts'
import { checkedTotals, readNodeTestReport, reportFile } from './reports.mts'
import { runCommand } from './runCommand.mts'
import { NONE } from './totals.mts'

const MINUTE_MS = 60_000
const FILE_TIMEOUT_MS = 10 * MINUTE_MS
const PROCESS_TIMEOUT_MS = 60 * MINUTE_MS

/** Test files that share a process. */
export interface TestGroup {
  readonly files: readonly string[]
  /** Modules whose hooks serve all files, such as a server. The hooks of a file serve only its own tests. */
  readonly shared?: readonly string[]
}

/**
 * Runs test files with Node's runner, one after another. The files of a group share a process: loading and
 * warming up the code under test takes more than a second, which each process would pay again.
 */
export async function runNodeTests(
  name: string,
  groups: readonly TestGroup[],
  env: NodeJS.ProcessEnv,
): Promise<JobResult> {
  const files = await compile(name, groups)
  if (files.length === 0) return { totals: NONE, output: 'no tests yet' }
  const report = reportFile(name)
  const { exitCode, output } = await runCommand(
    process.execPath,
    [
      ...['--enable-source-maps', '--test', '--test-concurrency=1', `--test-timeout=${PROCESS_TIMEOUT_MS}`],
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./scripts/reporters/nodeTestTotals.mjs', `--test-reporter-destination=${report}`],
      ...files,
    ],
    env,
  )
  return { totals: checkedTotals(exitCode, () => readNodeTestReport(report)), output }
}

/** Bundles each group into one program; compiled beforehand, tests start much faster. */
async function compile(name: string, groups: readonly TestGroup[]): Promise<string[]> {
  const folder = inRoot('dist', 'tests', name.replace(/\W+/g, '-'))
  const sources = path.join(folder, 'groups')
  const compiled = path.join(folder, 'compiled')
  await mkdir(sources, { recursive: true })
  const names = groups.map((_, index) => `group${index}`)
  const sourceOf = (program: string) => path.join(sources, `${program}.ts`)
  for (const [index, group] of groups.entries()) await writeFile(sourceOf(`group${index}`), programOf(group))
  await bundle(Object.fromEntries(names.map((program) => [program, sourceOf(program)])), compiled)
  return names.map((program) => path.join(compiled, `${program}.mjs`))
}

const programOf = ({ files, shared = [] }: TestGroup) =>
  [
    "import { describe } from 'node:test'",
    ...shared.map((module) => `import ${JSON.stringify(inRoot(module))}`),
    ...files.map(suiteOf),
  ].join('\n')

/** `require` runs the file inside `describe`, so that its hooks belong to its own tests only. */
const suiteOf = (file: string) =>
  `describe(${JSON.stringify(file)}, { timeout: ${FILE_TIMEOUT_MS} }, () => {
  require(${JSON.stringify(inRoot(file))})
})`
