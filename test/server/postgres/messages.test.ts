import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { after, HOUR_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { tell } from '../../support/server/notices.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Message } from '../../../server/contracts/message.ts'

const BASE = '/api/u/message'
const context = useServer({ wechatTemplates: { PARCEL: 'template-parcel' } })

interface Page {
  readonly items: Message[]
  readonly totalCount: number
}

async function list(api: ApiClient, request: object = {}): Promise<Page> {
  return accepted(await api.post<Page>(`${BASE}/list`, request))
}

async function unreadOf(api: ApiClient): Promise<number> {
  return accepted(await api.get<{ count: number }>(`${BASE}/unread-count`)).count
}

describe('messages', () => {
  it('are put into words when they are read', async () => {
    const customer = await newCustomer(context.server)
    await tell(context.server, customer)
    const [message] = (await list(customer.api)).items
    assert.deepEqual(
      [message?.kind, message?.title, message?.isRead, message?.subject],
      ['PARCEL', 'Parcel arrived', false, { type: 'PARCEL', id: 'parcel-1' }],
    )
    assert.match(message?.content ?? '', /SF0001/)
    const [chinese] = (await list(customer.api.with({ language: 'zh-Hans' }))).items
    assert.deepEqual([chinese?.id, chinese?.title], [message?.id, '包裹已到仓'])
  })

  it('come newest first, by kind, by whether they are read, by words, page by page', async () => {
    const customer = await newCustomer(context.server)
    for (const expressNumber of ['SF1', 'SF2', 'SF3'])
      await tell(context.server, customer, { params: { expressNumber } })
    await tell(context.server, customer, { kind: 'FUNDS', event: 'referralReward', subject: null })
    const all = await list(customer.api)
    assert.deepEqual(
      all.items.map(({ kind }) => kind),
      ['FUNDS', 'PARCEL', 'PARCEL', 'PARCEL'],
    )
    assert.equal((await list(customer.api, { kind: 'PARCEL' })).totalCount, 3)
    const page = await list(customer.api, { kind: 'PARCEL', maxResultCount: 1, skipCount: 1 })
    assert.match(page.items[0]?.content ?? '', /SF2/)
    assert.equal(page.totalCount, 3)
    const found = await list(customer.api, { filter: 'sf3' })
    assert.deepEqual([found.items.length, found.totalCount], [1, 1])
    accepted(await customer.api.post(`${BASE}/read`, { ids: [found.items[0]?.id] }))
    assert.equal((await list(customer.api, { isRead: false })).totalCount, 3)
    assert.equal((await list(customer.api, { isRead: true })).totalCount, 1)
  })

  it('are searched back to the thousandth', async () => {
    const customer = await newCustomer(context.server)
    await tell(context.server, customer, { params: { expressNumber: 'SFOLDEST' } })
    await tell(context.server, customer, { params: { expressNumber: 'SFOLD' } })
    const later = after(context.server.clock.now(), HOUR_MS).toISOString()
    await context.server.db.execute(sql`
      insert into messages (id, user_id, kind, event, params, is_read, creation_time)
      select gen_random_uuid(), ${customer.user.id}, 'FUNDS', 'referralReward', '{}', false, ${later}::timestamptz
      from generate_series(1, 999)`)
    assert.equal((await list(customer.api, { filter: 'sfoldest' })).totalCount, 0)
    const found = await list(customer.api, { filter: 'sfold', sorting: 'creationTime asc' })
    assert.deepEqual([found.totalCount, found.items.length], [1, 1])
    assert.equal((await list(customer.api, { filter: 'sfoldest', kind: 'PARCEL' })).totalCount, 1)
  })

  it('are marked as read, some or all', async () => {
    const customer = await newCustomer(context.server)
    for (let count = 0; count < 3; count += 1) await tell(context.server, customer)
    assert.equal(await unreadOf(customer.api), 3)
    const { items } = await list(customer.api)
    const read = await customer.api.post(`${BASE}/read`, { ids: [items[0]?.id, items[0]?.id] })
    assert.deepEqual(accepted(read), { count: 2, kinds: [{ kind: 'PARCEL', count: 2 }] })
    assert.deepEqual(accepted(await customer.api.post(`${BASE}/read`, { isAll: true })), {
      count: 0,
      kinds: [],
    })
    refused(await customer.api.post(`${BASE}/read`, {}), 400, 'MessagesNotNamed')
  })

  it('are counted and marked as read by kind', async () => {
    const customer = await newCustomer(context.server)
    const funds = { kind: 'FUNDS', event: 'referralReward', subject: null } as const
    for (const notice of [{}, {}, funds]) await tell(context.server, customer, notice)
    const unread = accepted(await customer.api.get(`${BASE}/unread-count`))
    assert.deepEqual(unread, {
      count: 3,
      kinds: [
        { kind: 'FUNDS', count: 1 },
        { kind: 'PARCEL', count: 2 },
      ],
    })
    const read = await customer.api.post(`${BASE}/read`, { isAll: true, kind: 'PARCEL' })
    assert.deepEqual(accepted(read), { count: 1, kinds: [{ kind: 'FUNDS', count: 1 }] })
    refused(await customer.api.post(`${BASE}/read`, { kind: 'FUNDS' }), 400, 'MessagesNotNamed')
  })

  it('of somebody else are not found, and nothing is marked with them', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    await tell(context.server, owner)
    await tell(context.server, other)
    const [foreign] = (await list(owner.api)).items
    const [own] = (await list(other.api)).items
    refused(await other.api.post(`${BASE}/read`, { ids: [own?.id, foreign?.id] }), 404, 'NotFound')
    accepted(await other.api.post(`${BASE}/read`, { isAll: true }))
    assert.equal(await unreadOf(owner.api), 1)
  })
})
