import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { CATALOGUE } from '../../../server/texts/catalogue/index.ts'
import { languageOf } from '../../../server/texts/language.ts'
import { text } from '../../../server/texts/text.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, newCustomer, PARCELS } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

const APP = 'https://app.example.com'
const context = useServer({ corsOrigins: [APP] })
const SITE = '/api/system/site-configuration'

describe('a refusal', () => {
  it('speaks the asked language', async () => {
    const { api } = await newCustomer(context.server)
    const english = refused(await api.post(PARCELS, {}), 400, 'Validation')
    assert.ok(
      english.validationErrors.some(
        ({ message, members }) => message === 'Required' && members[0] === 'expressNumber',
      ),
    )
    const chinese = refused(await api.with({ language: 'zh-CN,zh;q=0.9' }).post(PARCELS, {}), 400)
    assert.equal(chinese.message, CATALOGUE['error.Validation'][0])
    assert.ok(chinese.validationErrors.every(({ message }) => message === '必填'))
  })

  it('names fields that the call does not know, and values of another type', async () => {
    const { api } = await newCustomer(context.server)
    const unknown = refused(await api.post(PARCELS, { ...declaration(), isFree: true }), 400)
    assert.deepEqual(unknown.validationErrors, [
      { message: 'This field is not supported', members: ['isFree'] },
    ])
    const nested = { ...declaration(), insurance: { isInsured: true, discount: 1 } }
    assert.deepEqual(refused(await api.post(PARCELS, nested), 400).validationErrors[0]?.members, [
      'insurance.discount',
    ])
    const typed = refused(await api.post(PARCELS, { ...declaration(), itemQuantity: '1' }), 400)
    assert.deepEqual(typed.validationErrors, [
      { message: 'Please enter correct format', members: ['itemQuantity'] },
    ])
  })

  it('has the same shape for unknown paths, broken JSON, other media types and large bodies', async () => {
    refused(await context.api.get('/api/f/nothing-here'), 404, 'RouteNotFound')
    refused(await context.api.get('/no-page'), 404, 'RouteNotFound')
    const json = { 'content-type': 'application/json' }
    refused(await context.api.request('POST', '/api/system/enums', '{"types":', json), 400, 'MalformedBody')
    refused(
      await context.api.request('POST', '/api/system/enums', '{"__proto__":{}}', json),
      400,
      'MalformedBody',
    )
    const xml = { 'content-type': 'application/xml' }
    refused(await context.api.request('POST', '/api/system/enums', '<a/>', xml), 415, 'MediaTypeNotTaken')
    const large = JSON.stringify({ types: ['x'.repeat(300_000)] })
    refused(await context.api.request('POST', '/api/system/enums', large, json), 413, 'BodyTooLarge')
    refused(await context.api.post('/api/system/enums', { types: ['a\0b'] }), 400, 'MalformedBody')
    refused(await context.api.get('/api/f/store/product/%00'), 400, 'MalformedBody')
  })

  it('says nothing of the inside when the server itself fails', async () => {
    await context.server.db.execute('alter table products rename to products_away')
    try {
      const answer = await context.api.get('/api/f/store/product/oolong-tea', {
        'x-request-id': 'my-request-1',
      })
      const error = refused(answer, 500, 'Internal')
      assert.equal(error.correlationId, 'my-request-1')
      assert.equal(error.message, CATALOGUE['error.Internal'][1])
      assert.doesNotMatch(JSON.stringify(answer.body), /products|select/i)
    } finally {
      await context.server.db.execute('alter table products_away rename to products')
    }
  })
})

describe('a request', () => {
  it('may leave out a body whose fields are all optional', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      accepted(await context.api.request('POST', '/api/system/enums', undefined, headers))
    }
  })

  it('gets its id back, or a new one', async () => {
    const own = await context.api.get(SITE, { 'x-request-id': 'abcdefgh-1' })
    assert.equal(own.headers.get('x-request-id'), 'abcdefgh-1')
    const unfit = await context.api.get(SITE, { 'x-request-id': 'a b' })
    assert.match(unfit.headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/)
  })

  it('is never answered from a cache', async () => {
    assert.equal((await context.api.get(SITE)).headers.get('cache-control'), 'no-store')
  })

  it('is for the tenant or for nobody', async () => {
    const { tenantId } = accepted(await context.api.get<{ tenantId: string }>(SITE))
    accepted(await context.api.get(SITE, { __tenant: tenantId }))
    refused(await context.api.get(SITE, { __tenant: 'another' }), 404, 'TenantNotFound')
  })

  it('from a page of another origin is answered for configured origins only', async () => {
    const known = await context.api.get(SITE, { origin: APP })
    assert.equal(known.headers.get('access-control-allow-origin'), APP)
    const unknown = await context.api.get(SITE, { origin: 'https://evil.example.com' })
    assert.equal(unknown.headers.get('access-control-allow-origin'), null)
    const preflight = await context.api.request('OPTIONS', PARCELS, undefined, { origin: APP })
    assert.equal(preflight.status, 204)
    assert.match(
      preflight.headers.get('access-control-allow-headers') ?? '',
      /authorization.*idempotency-key/,
    )
  })

  it('is compressed when it is worth it', async () => {
    const answer = await context.api.post('/api/system/enums', {}, { 'accept-encoding': 'gzip' })
    assert.equal(answer.headers.get('content-encoding'), 'gzip')
    const small = await context.api.get('/health/live', { 'accept-encoding': 'gzip' })
    assert.equal(small.headers.get('content-encoding'), null)
  })
})

describe('texts', () => {
  it('follow Accept-Language: Chinese without it, English for languages that are not spoken', () => {
    const cases = {
      'zh-Hans': 'zh-Hans',
      'zh-TW': 'zh-Hans',
      en: 'en',
      'en-GB,en;q=0.9': 'en',
      fr: 'en',
      '*': 'zh-Hans',
    }
    for (const [header, language] of Object.entries(cases)) assert.equal(languageOf(header), language, header)
    assert.equal(languageOf(undefined), 'zh-Hans')
    assert.equal(languageOf('fr, en;q=0.2, zh;q=0.8'), 'zh-Hans')
    assert.equal(languageOf('zh;q=0, en;q=0.1'), 'en')
  })

  it('have the same places for values in both languages', () => {
    const holes = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const [key, [zhHans, en]] of Object.entries(CATALOGUE)) {
      assert.deepEqual(holes(en), holes(zhHans), key)
    }
  })

  it('put values and other texts in their places', () => {
    assert.equal(text('en', 'field.minLength', { count: 6 }), 'Enter at least 6 characters')
    const params = { status: { key: 'parcelStatus.63' } } as const
    assert.equal(text('zh-Hans', 'error.ParcelMoveRefused', params), '包裹当前状态为“已入库”，不能进行此操作')
  })
})
