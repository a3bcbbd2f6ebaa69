/**
 * Generates two things from the catalogues in `src/i18n/zh-Hans`: their registrations (`packages/`) and the
 * type of all texts (`source.ts`).
 *
 * `--check` writes nothing; it fails if a generated file is out of date or has no catalogue any more.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { inRoot } from './lib/paths.mts'
import {
  MAIN_REGISTRATION,
  mainRegistration,
  registrationOf,
  registrationPath,
  REGISTRATIONS,
  SOURCE,
  sourceOf,
} from './lib/textRegistration.mts'

const catalogues = readdirSync(inRoot('src/i18n/zh-Hans'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index')
  .sort()

/** Source of the first-load catalogue; the pages that use the other catalogues register them. */
const inFirstLoad = readFileSync(inRoot('src/i18n/zh-Hans/index.ts'), 'utf8')
const packages = catalogues.filter((name) => !inFirstLoad.includes(`'./${name}'`))

const files = new Map([
  [MAIN_REGISTRATION, mainRegistration()],
  ...packages.map((name) => [registrationPath(name), registrationOf(name)] as const),
  [SOURCE, sourceOf(packages)],
])

const left = readdirSync(inRoot(REGISTRATIONS))
  .map((file) => `${REGISTRATIONS}/${file}`)
  .filter((file) => !files.has(file))
const stale = [...files].filter(([file, content]) => read(file) !== content).map(([file]) => file)

if (process.argv.includes('--check')) {
  for (const file of [...stale, ...left]) console.error(`${file} is out of date: run \`npm run codegen\``)
  process.exitCode = stale.length + left.length > 0 ? 1 : 0
} else {
  for (const file of stale) writeFileSync(inRoot(file), files.get(file) ?? '')
  for (const file of left) rmSync(inRoot(file))
  console.log(
    stale.length + left.length > 0
      ? `written: ${[...stale, ...left].join(', ')}`
      : 'texts: nothing to change',
  )
}

function read(file: string): string {
  try {
    return readFileSync(inRoot(file), 'utf8')
  } catch {
    return ''
  }
}
