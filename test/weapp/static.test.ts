import assert from 'node:assert/strict'
import { test } from 'node:test'

import { staticProblems } from './static/staticProblems.ts'
import { weappDir } from './weappDir.ts'

for (const [kind, problems] of Object.entries(staticProblems(weappDir))) {
  test(`the compiled mini program: ${kind}`, () => {
    assert.deepEqual(problems, [])
  })
}
