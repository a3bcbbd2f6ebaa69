import assert from 'node:assert/strict'
import { test } from 'node:test'

import { selfAndAncestors } from '../runner/viewTree.ts'
import { openApp } from './support/openApp.ts'
import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS, signInToDemo, visit } from './support/screens.ts'
import { context } from './support/sharedDemoServer.ts'
import { undrawn } from './support/undrawn.ts'
import { unspoken } from './support/unspoken.ts'

for (const isSignedIn of [false, true]) {
  const who = isSignedIn ? 'a customer' : 'a visitor'
  test(`every screen is drawn in full and can be heard, for ${who}`, async (t) => {
    const app = await openApp(t, { baseUrl: context.server.url })
    if (isSignedIn) await signInToDemo(app)
    const problems: string[] = []
    await visit(app, isSignedIn ? SIGNED_IN_SCREENS : SIGNED_OUT_SCREENS, (name) => {
      const root = [...selfAndAncestors(app.find('view'))].at(-1)
      assert.ok(root)
      problems.push(...[...unspoken(root), ...undrawn(root)].map((problem) => `${name}: ${problem}`))
    })
    assert.deepEqual(problems, [])
  })
}
