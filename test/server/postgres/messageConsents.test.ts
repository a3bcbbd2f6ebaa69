import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { notifications } from '../../../server/db/schema/index.ts'
import { readWechatTemplates } from '../../../server/modules/message/wechatTemplates.ts'
import { bindWechat } from '../../../server/modules/wechat/identities.ts'
import { localConsents } from '../../../server/modules/wechat/provider/localConsents.ts'
import { localWechatProvider } from '../../../server/modules/wechat/provider/localWechatProvider.ts'
import { NO_CONSENT } from '../../../server/modules/wechat/provider/WechatProvider.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { tell } from '../../support/server/notices.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { MessagePreferences } from '../../../server/contracts/message.ts'

const BASE = '/api/u/message'
const SUBSCRIPTION = '/api/u/wechat/subscription'
const context = useServer({ wechatTemplates: { PARCEL: 'template-parcel' } })

async function preferencesOf(api: ApiClient): Promise<MessagePreferences['items']> {
  return accepted(await api.get<MessagePreferences>(`${BASE}/preferences`)).items
}

async function consent({ api }: TestCustomer): Promise<void> {
  const items = [{ kind: 'PARCEL', templateId: 'template-parcel' }]
  assert.equal((await api.post(SUBSCRIPTION, { items })).status, 204)
}

describe('message preferences', () => {
  it('say of every kind and channel whether it is on, and keep what is changed', async () => {
    const { api } = await newCustomer(context.server)
    const before = await preferencesOf(api)
    assert.equal(before.length, 7)
    assert.deepEqual(before[0], {
      kind: 'PARCEL',
      displayName: 'Parcels',
      channels: [
        { channel: 'WECHAT', displayName: 'WeChat', isEnabled: true },
        { channel: 'EMAIL', displayName: 'Email', isEnabled: false },
      ],
      wechatTemplateId: 'template-parcel',
      wechatConsentCount: 0,
    })
    assert.equal(before[1]?.wechatTemplateId, null)
    const items = [
      { kind: 'FUNDS', channel: 'EMAIL', isEnabled: false },
      { kind: 'FUNDS', channel: 'EMAIL', isEnabled: true },
    ]
    const changed = accepted(await api.put<MessagePreferences>(`${BASE}/preferences`, { items }))
    assert.deepEqual(await preferencesOf(api), changed.items)
    const enabled = changed.items.flatMap(({ kind, channels }) =>
      channels.filter(({ isEnabled }) => isEnabled).map(({ channel }) => `${kind} ${channel}`),
    )
    assert.equal(enabled.length, 8)
    assert.ok(enabled.includes('FUNDS EMAIL'))
    const unknown = [{ kind: 'WEATHER', channel: 'EMAIL', isEnabled: true }]
    refused(await api.put(`${BASE}/preferences`, { items: unknown }), 400, 'Validation')
  })

  it('count each consent, and a repeated call once', async () => {
    const customer = await newCustomer(context.server)
    const items = [{ kind: 'PARCEL', templateId: 'template-parcel' }]
    const key = { 'idempotency-key': 'consent-key-1' }
    for (let count = 0; count < 2; count += 1) {
      assert.equal((await customer.api.post(SUBSCRIPTION, { items }, key)).status, 204)
    }
    await consent(customer)
    assert.equal((await preferencesOf(customer.api))[0]?.wechatConsentCount, 2)
    await tell(context.server, customer)
    assert.equal((await preferencesOf(customer.api))[0]?.wechatConsentCount, 1)
    refused(await customer.api.post(SUBSCRIPTION, { items: [] }), 400, 'Validation')
  })
})

describe('the stand-in for WeChat', () => {
  it('sends one message for each consent, as WeChat does', async () => {
    const customer = await newCustomer(context.server)
    const { db, clock } = context.server
    const openId = `openid-${customer.user.id}`
    await db.transaction((tx) =>
      bindWechat(tx, customer.user.id, 'MP', { openId, unionId: null }, clock.now()),
    )
    const standIn = localWechatProvider(localConsents(db))
    const message = { templateId: 'template-parcel', data: {} }
    assert.equal(await standIn.sendSubscribeMessage(openId, message), NO_CONSENT)
    await consent(customer)
    assert.equal(await standIn.sendSubscribeMessage(openId, message), null)
    const other = { ...message, templateId: 'template-other' }
    assert.equal(await standIn.sendSubscribeMessage(openId, other), NO_CONSENT)
    await tell(context.server, customer)
    await db.update(notifications).set({ sentTime: clock.now() }).where(eq(notifications.channel, 'WECHAT'))
    assert.equal(await standIn.sendSubscribeMessage(openId, message), NO_CONSENT, 'the consent is spent')
    assert.equal(await standIn.sendSubscribeMessage('openid-nobody', message), NO_CONSENT)
  })

  it('reaches customers who signed in to the mini program with WeChat, and nobody else', async () => {
    const { api, user } = await newCustomer(context.server)
    const { db, clock } = context.server
    const isReachable = async () =>
      accepted(await api.get<MessagePreferences>(`${BASE}/preferences`)).isWechatReachable
    const bind = (kind: 'MP' | 'H5') =>
      db.transaction((tx) =>
        bindWechat(tx, user.id, kind, { openId: `${kind}-${user.id}`, unionId: null }, clock.now()),
      )
    assert.equal(await isReachable(), false)
    await bind('H5')
    assert.equal(await isReachable(), false)
    await bind('MP')
    assert.equal(await isReachable(), true)
  })
})

describe('the list of templates', () => {
  it('is read from the configuration', () => {
    assert.deepEqual(readWechatTemplates(''), {})
    assert.deepEqual(readWechatTemplates('PARCEL=a-1, FUNDS=b_2'), { PARCEL: 'a-1', FUNDS: 'b_2' })
    for (const wrong of ['PARCEL', 'WEATHER=a', 'PARCEL=a b']) {
      assert.equal(readWechatTemplates(wrong), undefined, wrong)
    }
  })
})
