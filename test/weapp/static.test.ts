import assert from 'node:assert/strict'
import { test } from 'node:test'

import { staticProblems } from './static/staticProblems.ts'
import { hasWechatCompilers } from './static/wechatCompilers.ts'
import { weappDir } from './weappDir.ts'

for (const [kind, problems] of Object.entries(staticProblems(weappDir))) {
  const skip = kind === "WeChat's own compilers" && !hasWechatCompilers && 'none for this machine'
  test(`the compiled mini program: ${kind}`, { skip }, () => {
    assert.deepEqual(problems, [])
  })
}
