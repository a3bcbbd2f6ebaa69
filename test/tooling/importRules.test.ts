import assert from 'node:assert/strict'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'

import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

import { inRoot } from '../../scripts/lib/paths.mts'

/** Imports that are stopped, each by the rule for it. */
const STOPPED: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['server/contracts/any.ts', 'server/modules/parcel/index.ts', 'server-contracts-looks-down'],
  ['server/db/any.ts', 'server/modules/parcel/index.ts', 'server-db-looks-down'],
  ['server/modules/order/any.ts', 'server/modules/parcel/repository.ts', 'modules-have-one-door'],
  ['server/operations/any.ts', 'server/modules/parcel/repository.ts', 'modules-have-one-door-for-all'],
  ['server/modules/parcel/service.ts', 'server/db/schema/index.ts', 'sql-in-repositories'],
]

const LET_THROUGH: readonly (readonly [from: string, to: string])[] = [
  ['server/modules/order/any.ts', 'server/modules/parcel/index.ts'],
  ['server/modules/parcel/any.ts', 'server/modules/parcel/repository.ts'],
  ['server/modules/parcel/repository.ts', 'server/db/schema/index.ts'],
  ['server/operations/any.ts', 'server/modules/order/index.ts'],
]

let root = ''
before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'imports-'))
})
after(() => rm(root, { recursive: true, force: true }))

/** The names of the rules that an import breaks, in a tree of these two files alone. */
async function rulesBroken(from: string, to: string): Promise<string[]> {
  const tree = await mkdtemp(path.join(root, 'tree-'))
  const relative = path.posix.relative(path.posix.dirname(from), to)
  const specifier = relative.startsWith('.') ? relative : `./${relative}`
  await write(tree, to, 'export const a = 1\n')
  await write(tree, from, `import { a } from '${specifier}'\nexport const b = a\n`)
  const { forbidden } = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs')) as {
    forbidden: IForbiddenRuleType[]
  }
  const { output } = await cruise(['server'], {
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
  })
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
}

async function write(tree: string, file: string, code: string): Promise<void> {
  await mkdir(path.join(tree, path.dirname(file)), { recursive: true })
  await writeFile(path.join(tree, file), code)
}

for (const [from, to, rule] of STOPPED) {
  test(`${from} may not import ${to}`, async () => {
    assert.deepEqual(await rulesBroken(from, to), [rule])
  })
}

for (const [from, to] of LET_THROUGH) {
  test(`${from} may import ${to}`, async () => {
    assert.deepEqual(await rulesBroken(from, to), [])
  })
}
