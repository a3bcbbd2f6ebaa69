import assert from 'node:assert/strict'
import { test } from 'node:test'

import { createSeal } from '../../../server/base/crypto/seal.ts'
import { createIdentitySeal } from '../../../server/modules/address/identitySeal.ts'

/** Sealed by version 1.0.4, whose databases must stay readable. */
const EARLIER = {
  answer: 'jG5C0O6nbIXd1qCJKnwm5seQiFf+i61jOuZ8nlQPX/P2q3+s0frClFAyTZwKnUKq5wATXrErpgtOVDT931BTyQ==',
  idDocument: 'E1234****8 PvIlgo_CtQUV8UttvInAqVmjREejzQmgR17o7ekB6OjnO9RL7A',
}

test('an answer that an earlier version kept opens', () => {
  const seal = createSeal('some secret', 'sealed answer')
  assert.deepEqual(JSON.parse(seal.open(EARLIER.answer)), { accessToken: 'a1', expiresIn: 900 })
})

test('an identity document that an earlier version kept opens', () => {
  const seal = createIdentitySeal('some key')
  assert.equal(seal.open('user-1', EARLIER.idDocument), 'E12345678')
  assert.equal(seal.open('user-2', EARLIER.idDocument), null)
})

test('a sealed text opens with its secret, purpose and context only', () => {
  const seal = createSeal('secret', 'purpose')
  const sealed = seal.close('护照 E12345678', 'user-1')
  assert.match(sealed, /^[\w-]+$/)
  assert.notEqual(sealed, seal.close('护照 E12345678', 'user-1'))
  assert.equal(createSeal('secret', 'purpose').open(sealed, 'user-1'), '护照 E12345678')
  assert.throws(() => createSeal('another secret', 'purpose').open(sealed, 'user-1'))
  assert.throws(() => createSeal('secret', 'another purpose').open(sealed, 'user-1'))
  assert.throws(() => seal.open(sealed, 'user-2'))
  assert.throws(() => seal.open(sealed))
})

test('what was changed or cut off does not open', () => {
  const seal = createSeal('secret', 'purpose')
  const sealed = seal.close('text')
  const other = sealed.startsWith('A') ? 'B' : 'A'
  assert.throws(() => seal.open(other + sealed.slice(1)))
  assert.throws(() => seal.open(sealed.slice(0, 20)))
  assert.throws(() => seal.open(''))
})
