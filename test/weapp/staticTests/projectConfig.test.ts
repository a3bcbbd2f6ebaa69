import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

import { readBuild } from '../runner/readBuild.ts'
import {
  PRIVATE_EXAMPLE,
  privateExampleProblems,
  PROJECT_FILE,
  projectProblems,
} from '../static/projectConfig.ts'
import { weappDir } from '../weappDir.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>
const { pages } = readBuild(weappDir)

test('the developer tools take the settings of the project, and the example of private ones', () => {
  assert.deepEqual(projectProblems(read(PROJECT_FILE)), [])
  assert.deepEqual(privateExampleProblems(read(PRIVATE_EXAMPLE), pages), [])
})

test('settings that would change what is uploaded, or that nobody knows, are found', () => {
  const project = read(PROJECT_FILE)
  const { urlCheck: _missing, ...setting } = project['setting'] as object & { urlCheck?: boolean }
  const spoilt = {
    ...project,
    appid: 'wx0',
    libVersion: 'latest',
    setting: { ...setting, es6: true, es8: true },
  }
  assert.deepEqual(projectProblems(spoilt), [
    'project.config.json has a wrong appid: must be equal to constant',
    'project.config.json has a wrong libVersion: must match pattern "^\\d+\\.\\d+\\.\\d+$"',
    "project.config.json has a wrong setting: must have required property 'urlCheck'",
    'project.config.json has the unknown key setting.es8',
    'project.config.json has a wrong setting.es6: must be equal to constant',
  ])
})

test('an example that opens a page that does not exist, or has a setting of the project, is found', () => {
  const { appid: _missing, ...example } = read(PRIVATE_EXAMPLE)
  const condition = { miniprogram: { list: [{ name: 'x', pathName: 'pages/none/none', query: '' }] } }
  assert.deepEqual(privateExampleProblems({ ...example, setting: { es6: true }, condition }, pages), [
    "project.private.config.example.json has a wrong content: must have required property 'appid'",
    'project.private.config.example.json has the unknown key setting.es6',
    'project.private.config.example.json names no page: pages/none/none',
  ])
})

test('git ignores private settings', () => {
  const { status } = spawnSync('git', ['check-ignore', '-q', 'project.private.config.json'], { cwd: root })
  assert.equal(status, 0)
})
