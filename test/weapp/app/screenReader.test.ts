import assert from 'node:assert/strict'
import { test } from 'node:test'

import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS, signInToDemo, visit } from './support/screens.ts'
import { openApp } from './support/openApp.ts'
import { context } from './support/sharedDemoServer.ts'
import { unspoken } from './support/spoken.ts'
import { undrawn } from './support/undrawn.ts'
import { selfAndAncestors } from '../runner/viewTree.ts'
const rootOf = (n: any) => [...selfAndAncestors(n)].at(-1)!

for (const isSignedIn of [false, true]) {
  test(`every screen can be heard by ${isSignedIn ? 'a customer' : 'a visitor'}`, async (t) => {
    const app = await openApp(t, { baseUrl: context.server.url })
    if (isSignedIn) await signInToDemo(app)
    const problems: string[] = []
    await visit(app, isSignedIn ? SIGNED_IN_SCREENS : SIGNED_OUT_SCREENS, (name) => {
      const root = rootOf(app.find('view'))
      problems.push(...[...unspoken(root), ...undrawn(root)].map((problem) => `${name}: ${problem}`))
    })
    console.log([...new Set(problems.map((p) => p.replace(/^[^:]*: /, '')))].join('\n'))
    assert.deepEqual(problems.slice(0, 1), [])
  })
}
