import assert from 'node:assert/strict'
import { test } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { newCustomer, unique } from '../../support/server/customers.ts'
import { DRAFT_CASES } from '../../support/server/draftCases.ts'
import { answered } from './support/answered.ts'
import { boundWechat } from './support/boundWechat.ts'
import { addPhotos, fillRequired, photo } from './support/declaration.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'
import { stored } from './support/stored.ts'

/** Longer than a refresh token's lifetime. */
const SESSION_IS_OVER = 31 * DAY_MS

for (const { name, path, begin, field, text, hasPhotos } of DRAFT_CASES) {
  test(`${name} that was begun survives a new start, and a session that ended before it`, async (t) => {
    const { server } = context
    const customer = await newCustomer(server)
    const wx = await boundWechat(server, customer)
    const { query = {}, stored: before = {} } = await begin(server, customer)
    const entry = { path, query }
    const { app } = await openAsCustomer(t, server, { customer, wx, storage: stored(before), ...entry })
    const assertThere = (when: string) => {
      assert.equal(app.value(`#${field}`), text, when)
      assert.equal(app.all('.photo--done').length, hasPhotos ? 1 : 0, when)
    }
    await app.input(`#${field}`, text)
    if (hasPhotos) await addPhotos(app, [await photo()])
    await answered(app)
    assertThere('typed')

    await app.relaunch(entry)
    await answered(app)
    assertThere('started anew')

    server.clock.advance(SESSION_IS_OVER)
    await app.relaunch(entry)
    await answered(app)
    assert.equal(app.page.path, entry.path)
    assertThere('signed in again by WeChat')
    app.assertClean()
  })
}

test('a phone without space says that a draft is not kept, and the form can still be sent', async (t) => {
  const { app } = await openAsCustomer(t, context.server, {
    path: PAGES.createParcel,
    storage: { filler: 'x'.repeat(10 * 1024 * 1024) },
  })
  await answered(app)
  await fillRequired(app, unique('SF1640000'))
  assert.equal(app.toasts.length, 1, 'said once')
  assert.match(app.toasts[0]?.title ?? '', /空间不足/)
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.exists('#success'))
  app.assertClean()
})
