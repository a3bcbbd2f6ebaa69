import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

import { filesOfSharedModules, sharedFileName } from '../../config/sharedModules.ts'
import { listFiles } from './runner/readBuild.ts'
import { weappDir } from './weappDir.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const built = listFiles(weappDir)

const module = (file: string, ...pages: string[]) => ({
  resource: `/app/${file}`,
  identifier: file,
  chunks: new Set(pages),
})

test('modules that the same sub-packages share are in one file, whatever folder they are in', () => {
  const roots = ['pages-a', 'pages-b', 'pages-c']
  const both = module('x.ts', 'pages-a/one', 'pages-b/two')
  const bothAgain = module('y.ts', 'pages-a/three', 'pages-b/two')
  const others = module('z.ts', 'pages-c/four', 'pages-b/two')
  const files = filesOfSharedModules([both, others, bothAgain], roots)
  assert.deepEqual([...files.values()], [[both, bothAgain], [others]])
  assert.deepEqual(
    [...files.keys()],
    [
      ['pages-a', 'pages-b'],
      ['pages-b', 'pages-c'],
    ].map(sharedFileName),
  )
})

test('the code that sub-packages share is called after them, and each has a copy', () => {
  const packages = new Map<string, string[]>()
  for (const file of built) {
    const [, root, name] = /^(.*)\/sub-common\/(\w+)\.js$/.exec(file) ?? []
    if (root && name) packages.set(name, [...(packages.get(name) ?? []), root])
  }
  assert.ok(packages.size > 0)
  assert.deepEqual([...packages.keys()], [...packages.values()].map(sharedFileName))
})

test('no file says in which folder it was built, and none is beside the point', () => {
  const naming = built.filter((file) => readFileSync(path.join(weappDir, file)).includes(root))
  assert.deepEqual(naming, [])
  assert.deepEqual(
    built.filter((file) => /licen[cs]e|\.(txt|map|md)$/i.test(file)),
    [],
  )
})
