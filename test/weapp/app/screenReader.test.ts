import assert from 'node:assert/strict'
import { test } from 'node:test'

import { nodesOf, selfAndAncestors, type ViewNode } from '../runner/viewTree.ts'
import { openApp } from './support/openApp.ts'
import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS, signInToDemo, visit } from './support/screens.ts'
import { context } from './support/sharedDemoServer.ts'
import { undrawn } from './support/undrawn.ts'
import { unspoken } from './support/unspoken.ts'

/** Of all screens. */
const roles = new Set<unknown>()
const hidden = new Set<string | undefined>()

for (const isSignedIn of [false, true]) {
  const who = isSignedIn ? 'a customer' : 'a visitor'
  test(`every screen is drawn in full and can be heard, for ${who}`, async (t) => {
    const app = await openApp(t, { baseUrl: context.server.url })
    if (isSignedIn) await signInToDemo(app)
    const problems: string[] = []
    await visit(app, isSignedIn ? SIGNED_IN_SCREENS : SIGNED_OUT_SCREENS, (name) => {
      const root = [...selfAndAncestors(app.find('view'))].at(-1)
      assert.ok(root)
      for (const node of nodesOf(root)) note(node)
      problems.push(...[...unspoken(root), ...undrawn(root)].map((problem) => `${name}: ${problem}`))
    })
    assert.deepEqual(problems, [])
  })
}

function note({ classes, properties }: ViewNode): void {
  roles.add(properties.ariaRole)
  if (properties.ariaHidden === 'true') hidden.add(classes[0])
}

test('what repeats its neighbours is not heard', () => {
  assert.deepEqual([...hidden].sort(), [
    'address-card__behind',
    'bar-legend',
    'courier-badge',
    'method-badge',
    'rates__lap',
    'sheet-layer__mask',
  ])
})

test('there were dialogs, pictures, choices and alerts among them', () => {
  const rare = ['alert', 'checkbox', 'dialog', 'heading', 'img', 'link', 'radio', 'switch', 'tab', 'textbox']
  assert.deepEqual(
    rare.filter((role) => !roles.has(role)),
    [],
  )
})
