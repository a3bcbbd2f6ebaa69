/**
 * Writes `server/openapi.json` from the routes, and the app's wire types from it.
 * With `--check` it writes nothing and fails when a committed file is not what it would write.
 */
import { readFile, writeFile } from 'node:fs/promises'

import openapiTypescript, { astToString } from 'openapi-typescript'

import { describeApi } from '../server/describeApi.ts'

const HEADER = '// Generated from server/openapi.json by `npm run codegen`; not to be edited.\n\n'

/** What the generated files should hold, by their path from the top of the project. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const document = `${JSON.stringify(await describeApi(), null, 2)}\n`
  const types = await openapiTypescript(document, {
    alphabetize: true,
    defaultNonNullable: false,
    immutable: true,
  })
  return new Map([
    ['server/openapi.json', document],
    ['types/api.d.ts', HEADER + astToString(types)],
  ])
}

/** The generated files whose committed form is out of date. */
export async function listStale(files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale = await Promise.all(
    [...files].map(async ([path, content]) => ((await readIfThere(path)) === content ? [] : [path])),
  )
  return stale.flat()
}

async function readIfThere(path: string): Promise<string> {
  return readFile(fromTop(path), 'utf8').catch(() => '')
}

function fromTop(path: string): URL {
  return new URL(`../${path}`, import.meta.url)
}

if (process.argv[1]?.endsWith('codegen.mts')) {
  const files = await generate()
  const stale = await listStale(files)
  if (process.argv.includes('--check')) {
    for (const path of stale) console.error(`${path} is out of date: run \`npm run codegen\``)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    for (const [path, content] of files) await writeFile(fromTop(path), content)
    console.log(stale.length > 0 ? `written: ${stale.join(', ')}` : 'nothing to change')
  }
}
