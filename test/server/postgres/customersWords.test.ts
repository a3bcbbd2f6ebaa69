import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { API, ROUTES } from '../../support/server/contract.ts'
import {
  declaration,
  newCustomer,
  PARCELS,
  PASSWORD,
  type TestCustomer,
} from '../../support/server/customers.ts'
import { H5_KEYS, MP_KEYS, useFakeWechat } from '../../support/server/fakeWechat.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { DeclareParcelsAnswer, ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { BindTicket } from '../../../server/contracts/wechat.ts'

const wechat = useFakeWechat()
const context = useServer({
  wechat: {
    mp: MP_KEYS,
    h5: H5_KEYS,
    get apiBase() {
      return wechat.url
    },
  },
})

/** A customer whom the mini program knows. */
async function boundCustomer(): Promise<TestCustomer> {
  const customer = await newCustomer(context.server)
  const loginPlatform = 'WeChat_App'
  const code = wechat.code('code-of-somebody', { openid: 'openid-of-somebody' })
  const passport = '/api/f/passport'
  const { bindTicket } = accepted(
    await context.api.post<BindTicket>(`${passport}/login-wechat-mp`, { code, loginPlatform }),
  )
  const login = { usernameOrEmail: customer.user.userName, password: PASSWORD }
  accepted(await context.api.post(`${passport}/wechat/bind`, { bindTicket, loginPlatform, ...login }))
  return customer
}

describe('what a customer writes for others to read', () => {
  it('is looked at by WeChat before anything comes of it', async () => {
    const { api } = await boundCustomer()
    const key = { 'idempotency-key': randomUUID() }
    const declare = (remarks: string) =>
      api.post<ParcelDetail>(PARCELS, declaration({ expressNumber: 'SF7777777', remarks }), key)
    const { validationErrors } = refused(await declare('something forbidden'), 400, 'TextNotAllowed')
    assert.deepEqual(validationErrors[0]?.members, ['remarks'])
    assert.equal(accepted(await declare('please keep dry')).remarks, 'please keep dry')
    const items = [declaration(), declaration({ remarks: 'forbidden too' })]
    const batch = accepted(await api.post<DeclareParcelsAnswer>(`${PARCELS}/batch`, { items }))
    assert.deepEqual(
      batch.items.map(({ error }) => error?.code ?? null),
      [null, 'TextNotAllowed'],
    )
    assert.deepEqual(batch.items[1]?.error?.validationErrors[0]?.members, ['remarks'])
    const { totalCount } = accepted(await api.post<{ totalCount: number }>(`${PARCELS}/list`))
    assert.equal(totalCount, 2)
  })

  it('is every long text that a call of theirs takes', () => {
    const calls = ROUTES.filter(({ path }) => path.startsWith('/api/u/'))
    const bodies = calls.flatMap(({ operation }) => Object.values(operation.requestBody?.content ?? {}))
    const texts = bodies.flatMap(({ schema }) => longTextsIn(schema, ''))
    assert.ok(texts.length >= 10)
    assert.deepEqual(
      texts.filter(({ isModerated }) => !isModerated),
      [],
    )
  })
})

interface LongText {
  readonly name: string
  readonly isModerated: boolean
}

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly 'x-moderated'?: boolean
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Names of members that take a text of some length, and not just a number, a name or an address. */
function longTextsIn({ $ref, ...schema }: Schema, name: string): LongText[] {
  if ($ref !== undefined) {
    return longTextsIn(API.components.schemas[$ref.split('/').at(-1) ?? ''] ?? assert.fail($ref), name)
  }
  return [
    ...(isLongText(schema) ? [{ name, isModerated: schema['x-moderated'] === true }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([member, inside]) => longTextsIn(inside, member)),
    ...[schema.items ?? [], schema.anyOf ?? []].flat().flatMap((inside) => longTextsIn(inside, name)),
  ]
}

function isLongText({ format, pattern, maxLength = 0 }: Schema): boolean {
  const isAddress = format !== undefined || pattern?.startsWith('^/')
  return !isAddress && maxLength >= 250
}
