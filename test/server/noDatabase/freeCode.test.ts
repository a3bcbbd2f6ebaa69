import assert from 'node:assert/strict'
import { test } from 'node:test'

import { withFreeCode } from '../../../server/db/freeCode.ts'

const NEARLY_TOMORROW_IN_BEIJING = new Date('2026-11-21T15:59:59Z')
const TOMORROW_IN_BEIJING = new Date('2026-11-21T16:00:00Z')
const CODE = { prefix: 'L', digits: 6 }

test('a code that is taken is drawn anew', async () => {
  const drawn: string[] = []
  const kept = await withFreeCode(CODE, NEARLY_TOMORROW_IN_BEIJING, (code) => {
    drawn.push(code)
    return Promise.resolve(drawn.length < 3 ? undefined : code)
  })
  assert.equal(drawn.length, 3)
  assert.equal(kept, drawn[2])
  for (const code of drawn) assert.match(code, /^L261121\d{6}$/)
})

test('the day is Beijing’s', async () => {
  const code = await withFreeCode(CODE, TOMORROW_IN_BEIJING, (free) => Promise.resolve(free))
  assert.match(code, /^L261122\d{6}$/)
})

test('a day without free codes is an error, not an endless search', async () => {
  await assert.rejects(withFreeCode(CODE, TOMORROW_IN_BEIJING, () => Promise.resolve(undefined)))
})
