/**
 * Generates `server/openapi.json` from the routes, and the app's API types from that.
 * `--check` writes nothing; it fails if one of them is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'

import openapiTypescript, { astToString } from 'openapi-typescript'

import { describeApi } from '../server/describeApi.ts'

const HEADER = '// Generated from server/openapi.json by `npm run codegen`; not to be edited.\n\n'

/** The generated files: path from the project root → content. */
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

/** Paths of the generated files whose committed version is out of date. */
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
