import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { users, vipGroups } from '../../../server/db/schema/index.ts'
import { vipDiscountRateOf } from '../../../server/modules/user/index.ts'
import { withoutProof } from '../../../server/base/http/uploadLinks.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { LOGIN, loginPlatform, newEmail, newMobile, wrong } from '../../support/server/passport.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Message } from '../../../server/contracts/message.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer()

const ME = '/api/u/user'
const STATIONS = '/api/f/shipping-management/pickup-station/list'

/** An edit of one field, which travels in the query. */
function update(api: ApiClient, field: string, query: Record<string, string>) {
  return api.put<User>(`${ME}/update-${field}?${new URLSearchParams(query).toString()}`)
}

const membersOf = (error: { validationErrors: readonly { members: readonly string[] }[] }) =>
  error.validationErrors.map(({ members }) => members[0])

describe('a nickname', () => {
  it('is changed without the spaces around it', async () => {
    const { api } = await newCustomer(context.server)
    assert.equal(accepted(await update(api, 'nickname', { nickname: ' 小满 & co ' })).nickname, '小满 & co')
    assert.equal(accepted(await api.get<User>(ME)).nickname, '小满 & co')
  })

  it('is neither blank nor long', async () => {
    const { api, user } = await newCustomer(context.server)
    for (const nickname of ['', '   ', 'x'.repeat(31)]) {
      const error = refused(await update(api, 'nickname', { nickname }), 400, 'Validation')
      assert.deepEqual(membersOf(error), ['nickname'])
    }
    assert.equal(accepted(await api.get<User>(ME)).nickname, user.nickname)
  })
})

describe('pictures of a customer', () => {
  it('are own uploads', async () => {
    const [{ api }, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const own = await uploadPicture(api, await pngPicture())
    const foreign = await uploadPicture(other.api, await pngPicture())
    const changed = accepted(await update(api, 'avatar', { avatar: own }))
    assert.equal(withoutProof(changed.avatar ?? ''), withoutProof(own))
    assert.deepEqual(
      membersOf(refused(await update(api, 'avatar', { avatar: foreign }), 400, 'ImageUnknown')),
      ['avatar'],
    )
    const code = { wechatId: 'wxid_1234', wechatQrCode: foreign }
    assert.deepEqual(membersOf(refused(await update(api, 'wechat-id', code), 400, 'ImageUnknown')), [
      'wechatQrCode',
    ])
  })
})

describe('a WeChat id', () => {
  it('is changed with or without its QR code, and removed again', async () => {
    const { api } = await newCustomer(context.server)
    const own = await uploadPicture(api, await pngPicture())
    const both = accepted(await update(api, 'wechat-id', { wechatId: 'wxid_1234', wechatQrCode: own }))
    assert.equal(both.wechatId, 'wxid_1234')
    assert.equal(withoutProof(both.wechatQrCode ?? ''), withoutProof(own))
    const renamed = accepted(await update(api, 'wechat-id', { wechatId: 'another-id' }))
    assert.equal(renamed.wechatId, 'another-id')
    assert.equal(renamed.wechatQrCode === null, false)
    const none = accepted(await update(api, 'wechat-id', { wechatId: '', wechatQrCode: '' }))
    assert.deepEqual([none.wechatId, none.wechatQrCode], [null, null])
    assert.deepEqual(membersOf(refused(await update(api, 'wechat-id', { wechatId: '微信号' }), 400)), [
      'wechatId',
    ])
  })
})

describe('a mobile number and an e-mail address', () => {
  it('are changed with a code that was sent to the new one', async () => {
    const { api, user } = await newCustomer(context.server)
    const mobileNumber = newMobile()
    const code = await requestCode(context.server, mobileNumber, 'BIND')
    refused(await update(api, 'mobile-number', { mobileNumber, code: wrong(code) }), 400, 'InvalidCode')
    const changed = accepted(await update(api, 'mobile-number', { mobileNumber, code }))
    assert.equal(changed.mobileNumber, `+86${mobileNumber}`)
    assert.equal(changed.email, user.email)
    refused(await update(api, 'mobile-number', { mobileNumber, code }), 400, 'InvalidCode')

    const email = newEmail()
    const emailCode = await requestCode(context.server, email, 'BIND')
    accepted(await update(api, 'email', { email: email.toUpperCase(), code: emailCode }))
    accepted(await context.api.post(LOGIN, { usernameOrEmail: email, password: PASSWORD, loginPlatform }))
    refused(
      await context.api.post(LOGIN, { usernameOrEmail: user.email, password: PASSWORD, loginPlatform }),
      400,
      'InvalidCredentials',
    )
  })

  it('need a code of purpose BIND, for the same target', async () => {
    const { api } = await newCustomer(context.server)
    const email = newEmail()
    const code = await requestCode(context.server, email, 'REGISTER')
    refused(await update(api, 'email', { email, code }), 400, 'InvalidCode')
    context.server.clock.advance(MINUTE_MS)
    const bind = await requestCode(context.server, email, 'BIND')
    refused(await update(api, 'email', { email: newEmail(), code: bind }), 400, 'InvalidCode')
    const malformed = await update(api, 'mobile-number', { mobileNumber: email, code: bind })
    assert.deepEqual(membersOf(refused(malformed, 400, 'Validation')), ['mobileNumber'])
  })

  it('can’t be another customer’s, which only the holder of the code learns', async () => {
    const [{ api, user }, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const email = other.user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, email, 'BIND')
    refused(await update(api, 'email', { email, code: wrong(code) }), 400, 'InvalidCode')
    const error = refused(await update(api, 'email', { email, code }), 409, 'TargetInUse')
    assert.deepEqual(membersOf(error), ['email'])
    assert.equal(accepted(await api.get<User>(ME)).email, user.email)
    const chinese = await update(api.with({ language: 'zh-Hans' }), 'email', { email, code })
    assert.equal(refused(chinese, 409).message, '该手机号或邮箱已被其他账号使用')
  })
})

describe('a pickup station', () => {
  it('is chosen once', async () => {
    const { api } = await newCustomer(context.server)
    const { items } = accepted(
      await context.api.post<{ items: { id: string; displayName: string }[] }>(STATIONS),
    )
    const [first, second] = items
    const choose = (pickupStationId: string | undefined, language = 'en') =>
      api.with({ language }).put<User>(`${ME}/pickup-station`, { pickupStationId })
    const unknown = refused(await choose('no-such-station'), 400, 'PickupStationUnknown')
    assert.deepEqual(membersOf(unknown), ['pickupStationId'])
    const chosen = { id: first?.id, displayName: first?.displayName }
    assert.deepEqual(accepted(await choose(first?.id)).pickupStation, chosen)
    assert.deepEqual(accepted(await api.get<User>(ME)).pickupStation, chosen)
    assert.match(
      refused(await choose(second?.id), 409, 'PickupStationAlreadySet').message,
      /customer service/,
    )
    assert.match(refused(await choose(second?.id, 'zh-Hans'), 409).message, /联系客服/)
    assert.deepEqual(accepted(await api.get<User>(ME)).pickupStation, chosen)
  })
})

describe('customer service', () => {
  it('gives a customer another pickup station and tells them', async () => {
    const { api, user } = await newCustomer(context.server)
    const path = '/api/admin/user/pickup-station'
    const staff = operatorOf(context.server)
    const change = (pickupStationId: string, idCode = user.idCode.toLowerCase()) =>
      staff.put(path, { idCode, pickupStationId })
    accepted(await api.put(`${ME}/pickup-station`, { pickupStationId: 'sg-jurong' }))
    for (const repeated of [1, 2]) {
      assert.deepEqual(
        accepted(await change('sg-tampines')),
        {
          idCode: user.idCode,
          pickupStation: { id: 'sg-tampines', displayName: 'Tampines pickup point' },
        },
        `time ${repeated}`,
      )
    }
    assert.equal(accepted(await api.get<User>(ME)).pickupStation?.id, 'sg-tampines')
    const messagesIn = async (language: string) => {
      const answer = await api.with({ language }).post<{ items: Message[] }>('/api/u/message/list')
      return accepted(answer).items.map(({ content }) => content)
    }
    assert.deepEqual(await messagesIn('en'), [
      'Customer service has changed your pickup point to “Tampines pickup point”.',
    ])
    assert.deepEqual(await messagesIn('zh-Hans'), ['客服已将您的自提点改为“淡滨尼自提点”。'])
    assert.deepEqual(membersOf(refused(await change('moon'), 400, 'PickupStationUnknown')), [
      'pickupStationId',
    ])
    assert.deepEqual(membersOf(refused(await change('sg-jurong', 'FWX'), 400, 'IdCodeUnknown')), ['idCode'])
    refused(await api.put(path, { idCode: user.idCode, pickupStationId: 'sg-jurong' }), 403, 'Forbidden')
  })
})

describe('a VIP group', () => {
  it('is shown by its name, and says what it takes off', async () => {
    const { db } = context.server
    const { api, user } = await newCustomer(context.server)
    assert.equal(user.vipGroup, null)
    assert.equal(await vipDiscountRateOf(db, user.id), null)
    const displayName = { 'zh-Hans': '测试会员', en: 'Test members' }
    await db.insert(vipGroups).values({ id: 'test-group', displayName, shippingDiscountRate: '0.05' })
    await db.update(users).set({ vipGroupId: 'test-group' }).where(eq(users.id, user.id))
    assert.equal(await vipDiscountRateOf(db, user.id), '0.05')
    const expected = { id: 'test-group', displayName: 'Test members' }
    assert.deepEqual(accepted(await api.get<User>(ME)).vipGroup, expected)
    const chinese = accepted(await api.with({ language: 'zh-Hans' }).get<User>(ME))
    assert.equal(chinese.vipGroup?.displayName, '测试会员')
  })
})
