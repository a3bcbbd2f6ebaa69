import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

import { sharedModuleName } from '../../config/sharedModuleNames.ts'
import { listFiles } from './runner/readBuild.ts'
import { weappDir } from './weappDir.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const built = listFiles(weappDir)

test('a shared module has the same name in every folder, and another than its neighbour', () => {
  const inFolder = (folder: string, file: string) => sharedModuleName(`${folder}/${file}`, folder)
  assert.equal(
    inFolder('/home/ann/app', 'src/ui/layout/Cell.tsx'),
    inFolder('/ci/4711/checkout', 'src/ui/layout/Cell.tsx'),
  )
  assert.notEqual(inFolder('/app', 'src/ui/layout/Cell.tsx'), inFolder('/app', 'src/ui/layout/Card.tsx'))
})

test('the code that sub-packages share is called after files of the project', () => {
  const names = new Set(
    listFiles(path.join(root, 'src')).map((file) => sharedModuleName(`${root}/src/${file}`, root)),
  )
  const shared = built.filter((file) => /\/sub-common\/.*\.js$/.test(file))
  assert.ok(shared.length > 0)
  assert.deepEqual(
    shared.filter((file) => !names.has(path.basename(file, '.js'))),
    [],
  )
})

test('no file says in which folder it was built, and none is beside the point', () => {
  const naming = built.filter((file) => readFileSync(path.join(weappDir, file)).includes(root))
  assert.deepEqual(naming, [])
  assert.deepEqual(
    built.filter((file) => /licen[cs]e|\.(txt|map|md)$/i.test(file)),
    [],
  )
})
