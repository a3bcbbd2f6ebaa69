import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { isNull } from 'drizzle-orm'

import { after as later, MINUTE_MS } from '../../../server/base/time/clock.ts'
import {
  messagePreferences,
  messages,
  notifications,
  users,
  wechatConsents,
} from '../../../server/db/schema/index.ts'
import { newId } from '../../../server/base/ids.ts'
import { createLog } from '../../../server/start/log.ts'
import { dispatch, type Senders } from '../../../server/modules/message/dispatch.ts'
import { logMailer } from '../../../server/modules/message/mail.ts'
import { notify } from '../../../server/modules/message/notify.ts'
import { toWechatMessage } from '../../../server/modules/message/wechatMessage.ts'
import { NO_CONSENT } from '../../../server/modules/wechat/provider/WechatProvider.ts'
import { RecordingSenders } from '../../support/server/RecordingSenders.ts'
import { openTestDatabase } from '../../support/server/testDatabase.ts'

import type { SubjectType } from '../../../server/contracts/message.ts'
import type { DatabaseConnection } from '../../../server/db/client.ts'

const BEGIN = new Date('2026-03-01T02:30:00.000Z')
const USER = 'user-1'
let connection: DatabaseConnection
let now = BEGIN

function send(senders: Senders): Promise<number> {
  return dispatch({ db: connection.db, clock: { now: () => now }, log: createLog('silent'), senders })
}

/** Tells the customer about a parcel, after they agreed to so many WeChat messages. */
async function tell({ consents = 0, expressNumber = 'SF0001' } = {}): Promise<void> {
  for (let count = 0; count < consents; count += 1) {
    await connection.db.insert(wechatConsents).values({
      id: newId(now),
      userId: USER,
      kind: 'PARCEL',
      templateId: 'template-parcel',
      creationTime: now,
    })
  }
  const notice = {
    userId: USER,
    kind: 'PARCEL',
    event: 'parcelArrived',
    params: { expressNumber },
    subject: { type: 'PARCEL', id: 'parcel-1' },
  } as const
  await connection.db.transaction((tx) => notify(tx, notice, now))
}

const listNotifications = () => connection.db.select().from(notifications)

before(async () => {
  connection = await openTestDatabase()
  await connection.db.insert(users).values({
    id: USER,
    userName: 'ada',
    userNameKey: 'ada',
    nickname: 'Ada',
    email: 'ada@example.com',
    idCode: 'FW000001',
    creationTime: BEGIN,
  })
})
after(() => connection.close())
beforeEach(async () => {
  now = BEGIN
  await connection.db.delete(messages)
  await connection.db.delete(wechatConsents)
  await connection.db.delete(messagePreferences)
})

describe('dispatch', () => {
  it('sends WeChat one message for each consent, in the fields of the template', async () => {
    await tell({ consents: 1, expressNumber: 'SF00000000000001' })
    await tell()
    const senders = new RecordingSenders()
    assert.equal(await send(senders), 1)
    assert.deepEqual(senders.wechatMessages, [
      {
        userId: USER,
        message: {
          templateId: 'template-parcel',
          page: 'pages-parcel/ship-for-me/parcel-detail/parcel-detail?id=parcel-1',
          data: { thing1: '包裹已到仓', thing2: '快递 SF00000000000001…', time3: '2026-03-01 10:30' },
        },
      },
    ])
    const [row] = await listNotifications()
    assert.deepEqual([row?.sentTime, row?.failure], [now, null])
    assert.deepEqual(senders.mails, [])
  })

  it('mails those who want it, in both languages', async () => {
    await connection.db
      .insert(messagePreferences)
      .values({ userId: USER, kind: 'PARCEL', channel: 'EMAIL', isEnabled: true })
    await tell()
    const senders = new RecordingSenders()
    await send(senders)
    const [mail] = senders.mails
    assert.deepEqual([mail?.to, mail?.subject], ['ada@example.com', '包裹已到仓 / Parcel arrived'])
    assert.match(mail?.text ?? '', /已到达仓库[\s\S]*has arrived/)
  })

  it('sends each once, however many send at the same time', async () => {
    for (let count = 0; count < 45; count += 1) await tell({ consents: 1, expressNumber: `SF${count}` })
    const senders = new RecordingSenders()
    const counts = await Promise.all(Array.from({ length: 4 }, () => send(senders)))
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      45,
    )
    const contents = senders.wechatMessages.map(({ message }) => message.data['thing2'])
    assert.deepEqual([contents.length, new Set(contents).size], [45, 45])
    assert.equal(await send(senders), 0)
  })

  it('sends no more once it can’t write down what it has sent', async () => {
    for (let count = 0; count < 3; count += 1) await tell({ consents: 1, expressNumber: `SF${count}` })
    const senders = new RecordingSenders()
    const update = (): never => {
      throw Object.assign(new Error('the server is shutting down'), { code: '57P01' })
    }
    const db = new Proxy(connection.db, {
      get: (target, name): unknown => (name === 'update' ? update : Reflect.get(target, name, target)),
    })
    const log = createLog('silent')
    await assert.rejects(dispatch({ db, clock: { now: () => now }, log, senders }), /shutting down/)
    assert.equal(senders.wechatMessages.length, 1)
  })

  it('gives up what can never be delivered', async () => {
    await tell({ consents: 1 })
    const senders = new RecordingSenders()
    senders.refusal = 'not bound'
    assert.equal(await send(senders), 1)
    const [row] = await listNotifications()
    assert.deepEqual([row?.sentTime, row?.failure], [null, 'not bound'])
    now = later(now, 600 * MINUTE_MS)
    assert.equal(await send(senders), 0)
  })

  it('drops the consents to a template when WeChat says that there are none', async () => {
    await tell({ consents: 3 })
    const [consent] = await connection.db.select().from(wechatConsents).limit(1)
    const other = {
      ...consent,
      id: newId(now),
      userId: USER,
      kind: 'FUNDS',
      templateId: 'template-funds',
    } as const
    await connection.db.insert(wechatConsents).values({ ...other, creationTime: now, usedTime: null })
    const senders = new RecordingSenders()
    senders.refusal = NO_CONSENT
    await send(senders)
    const left = await connection.db.select().from(wechatConsents).where(isNull(wechatConsents.usedTime))
    assert.deepEqual(
      left.map(({ templateId }) => templateId),
      ['template-funds'],
    )
    await tell()
    assert.equal(await send(senders), 0, 'nothing is sent without a consent')
  })

  it('leads to the subject’s page if it has one, and to the list of messages otherwise', async () => {
    const about = (type: SubjectType | null) =>
      toWechatMessage(
        {
          event: 'parcelArrived',
          params: {},
          subject: type && { type, id: 'x' },
          creationTime: BEGIN,
        },
        'template',
      ).page
    assert.equal(about('PARCEL'), 'pages-parcel/ship-for-me/parcel-detail/parcel-detail?id=x')
    assert.equal(about('LOGISTICS_ORDER'), 'pages-logistics-order/logistics-order/detail/detail?id=x')
    assert.equal(about('STORE_ORDER'), 'pages-message/message-list/message-list')
    assert.equal(about(null), 'pages-message/message-list/message-list')
  })

  it('tries again after a fault, later each time, and gives up in the end', async () => {
    await tell({ consents: 1 })
    const senders = new RecordingSenders()
    senders.fault = new Error('no line')
    assert.equal(await send(senders), 1)
    assert.equal(await send(senders), 0)
    for (const minutes of [2, 10, 60]) {
      now = later(now, minutes * MINUTE_MS - 1)
      assert.equal(await send(senders), 0)
      now = later(now, 1)
      assert.equal(await send(senders), 1)
    }
    const [row] = await listNotifications()
    assert.deepEqual([row?.attempts, row?.sentTime, row?.failure], [4, null, 'no line'])
    now = later(now, 600 * MINUTE_MS)
    assert.equal(await send(senders), 0)
  })

  it('delivers once the fault is over', async () => {
    await tell({ consents: 1 })
    const senders = new RecordingSenders()
    senders.fault = new Error('no line')
    await send(senders)
    senders.fault = null
    now = later(now, 2 * MINUTE_MS)
    await send(senders)
    assert.equal(senders.wechatMessages.length, 1)
    assert.deepEqual((await listNotifications())[0]?.sentTime, now)
  })

  it('logs mails where no mail server is set up', async () => {
    await assert.doesNotReject(
      logMailer(createLog('silent'))({ to: 'a@example.com', subject: 'A', text: 'B' }),
    )
  })
})
