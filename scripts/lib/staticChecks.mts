import { existsSync } from 'node:fs'

import { asSingleTest, type Job } from './job.mts'
import { inRoot } from './paths.mts'
import { runBin, runCommand } from './runCommand.mts'

/** Core-seconds of a check that says nothing else. */
const BUDGET = 15

const bin = (name: string, command: string, ...args: string[]): Job => ({
  name,
  budget: BUDGET,
  run: () => asSingleTest(runBin(command, args)),
})

/** TypeScript 7, by its path: `.bin/tsc` could also be the 5.9 that tools use as a library. */
const types = (name: string, project: string): Job => ({
  name,
  budget: 20,
  run: () =>
    asSingleTest(runCommand(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', project])),
})

/** A check that a generator's output is up to date, using its `--check` option. */
const generator = (name: string, script: string): Job[] =>
  existsSync(inRoot(script))
    ? [
        {
          name,
          budget: BUDGET,
          run: () => asSingleTest(runCommand(process.execPath, ['--import', 'tsx', script, '--check'])),
        },
      ]
    : []

/** Disables telemetry and update checks, so that the result doesn't depend on the network. */
const lintApi = () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return runBin('redocly', ['lint', 'server/openapi.json'], env)
}

/** Every static check; `npm run verify` and `npm test` both run this list. */
export const staticChecks = (): readonly Job[] => [
  types('types: app', 'tsconfig.app.json'),
  types('types: server, scripts and their tests', 'server/tsconfig.json'),
  types('types: service worker', 'worker/tsconfig.json'),
  { ...bin('lint', 'eslint', '.', '--max-warnings', '0'), budget: 60 },
  { ...bin('lint with types', 'oxlint', '--type-aware', '--deny-warnings'), budget: 30 },
  bin(
    'imports',
    'depcruise',
    'src',
    'server',
    'test',
    'scripts',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ),
  bin('styles', 'stylelint', 'src/**/*.scss'),
  { ...bin('format', 'prettier', '--check', '.'), budget: 45 },
  bin('unused code', 'knip', '--no-progress', '--no-config-hints'),
  { name: 'api description', budget: BUDGET, run: () => asSingleTest(lintApi()) },
  ...generator('api drift', 'scripts/codegen.mts'),
  ...generator('icon drift', 'scripts/icons.mts'),
  ...generator('text drift', 'scripts/texts.mts'),
]
