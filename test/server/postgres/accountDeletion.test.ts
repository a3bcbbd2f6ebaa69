import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import {
  addresses,
  fundAccounts,
  idempotencyKeys,
  sessions,
  uploads,
  users,
  verificationCodes,
  wechatIdentities,
} from '../../../server/db/schema/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import {
  declaration,
  declareParcel,
  newCustomer,
  PARCELS,
  PASSWORD,
  requestCode,
  unique,
} from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { LOGIN, loginPlatform, REFRESH, REGISTER, registration } from '../../support/server/passport.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
const ME = '/api/u/user'

async function setBalance(userId: string, balance: bigint): Promise<void> {
  await context.server.db.update(fundAccounts).set({ balance }).where(eq(fundAccounts.userId, userId))
}

const userRow = (id: string) => context.server.db.query.users.findFirst({ where: (user) => eq(user.id, id) })

describe('deleting an account', () => {
  it('is refused with a reason for each thing that is open, in the asked language', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await declareParcel(customer)
    await setBalance(customer.user.id, 1n)
    const both = refused(await customer.api.delete(ME), 409, 'AccountNotDeletable')
    assert.equal(both.validationErrors.length, 2)
    assert.match(both.validationErrors[0]?.message ?? '', /money/)
    assert.match(both.validationErrors[1]?.message ?? '', /parcels/)
    const chinese = refused(await customer.api.with({ language: 'zh-Hans' }).delete(ME), 409)
    assert.match(chinese.validationErrors[0]?.message ?? '', /余额/)

    await setBalance(customer.user.id, 0n)
    assert.equal(refused(await customer.api.delete(ME), 409).validationErrors.length, 1)
    accepted(await customer.api.get(ME))
    accepted(await customer.api.post<ParcelDetail>(`${PARCELS}/${parcel.id}/cancel`))
    assert.equal((await customer.api.delete(ME)).status, 204)
  })

  it('is refused while a claim to an unclaimed parcel is under review', async () => {
    const { api } = await newCustomer(context.server)
    const staff = operatorOf(context.server)
    const expressNumber = unique('SF1420000')
    const measures = { weight: 1, length: 10, width: 10, height: 10 }
    const { id } = accepted(
      await staff.post<{ id: string }>('/api/admin/warehouse/unclaimed-parcel', {
        expressNumber,
        ...measures,
      }),
    )
    const images = [await uploadPicture(api, await pngPicture())]
    const path = `/api/u/biz/ship-for-me/unclaimed-parcel/${id}/claim`
    accepted(await api.post(path, { expressNumber, images }))
    const { validationErrors } = refused(await api.delete(ME), 409, 'AccountNotDeletable')
    assert.deepEqual(
      validationErrors.map(({ message }) => message),
      ['There are claims on unclaimed parcels under review'],
    )
    accepted(await staff.post('/api/admin/warehouse/reject-claim', { expressNumber, reason: 'No proof' }))
    assert.equal((await api.delete(ME)).status, 204)
  })

  it('deletes the customer’s pictures', async () => {
    const { api, user } = await newCustomer(context.server)
    const [avatar, wechatQrCode] = [
      await uploadPicture(api, await pngPicture()),
      await uploadPicture(api, await pngPicture()),
    ]
    accepted(await api.put(`${ME}/update-avatar?${new URLSearchParams({ avatar }).toString()}`))
    const wechat = new URLSearchParams({ wechatId: 'lin_xiaoman', wechatQrCode }).toString()
    accepted(await api.put(`${ME}/update-wechat-id?${wechat}`))
    const statuses = () =>
      Promise.all([avatar, wechatQrCode].map(async (url) => (await fetch(context.server.url + url)).status))
    assert.deepEqual(await statuses(), [200, 200])
    assert.equal((await api.delete(ME)).status, 204)
    assert.deepEqual(await statuses(), [404, 404])
    assert.equal(await context.server.db.$count(uploads, eq(uploads.userId, user.id)), 0)
  })

  it('deletes pictures that nothing shows any more, and nobody else’s', async () => {
    const customer = await newCustomer(context.server)
    const upload = async () => uploadPicture(customer.api, await pngPicture())
    const [shown, loose] = [await upload(), await upload()]
    const parcel = await declareParcel(customer, { images: [shown] })
    accepted(await customer.api.post<ParcelDetail>(`${PARCELS}/${parcel.id}/cancel`))
    const other = await newCustomer(context.server)
    const othersLoose = await uploadPicture(other.api, await pngPicture())
    assert.equal((await customer.api.delete(ME)).status, 204)

    const statusOf = async (url: string) => (await fetch(context.server.url + url)).status
    assert.deepEqual(await Promise.all([shown, loose, othersLoose].map(statusOf)), [404, 404, 200])
    const left = await context.server.db.query.uploads.findMany({
      where: (row) => eq(row.userId, customer.user.id),
    })
    assert.deepEqual(left, [])
  })

  it('ends the sessions, makes signing in impossible, and frees the username and e-mail address', async () => {
    const { api, user, token } = await newCustomer(context.server)
    const email = user.email ?? ''
    assert.equal((await api.delete(ME)).status, 204)
    refused(await api.get(ME), 401, 'SessionEnded')
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401, 'SessionEnded')
    for (const usernameOrEmail of [user.userName, email, `deleted-${user.id}`]) {
      const request = { usernameOrEmail, password: PASSWORD, loginPlatform }
      refused(await context.api.post(LOGIN, request), 400, 'InvalidCredentials')
    }
    const code = await requestCode(context.server, email, 'REGISTER')
    const again = { ...registration(email, code), username: user.userName }
    accepted(await context.api.post(REGISTER, again))
  })

  it('leaves nothing personal, only the customer’s row and balance, which the ledger refers to', async () => {
    const { db } = context.server
    const { api, user } = await newCustomer(context.server)
    const parcel = accepted(
      await api.post<ParcelDetail>(PARCELS, declaration(), { 'idempotency-key': randomUUID() }),
    )
    accepted(await api.post(`${PARCELS}/${parcel.id}/cancel`))
    await db.insert(wechatIdentities).values({
      id: user.id,
      userId: user.id,
      appKind: 'MP',
      openId: user.id,
      creationTime: context.server.clock.now(),
    })
    await db.insert(addresses).values({
      id: user.id,
      userId: user.id,
      recipient: 'Lin',
      mobile: '13800138000',
      regionGroupId: (await db.query.regionGroups.findFirst())?.id ?? '',
      postCode: '000000',
      detailsAddress: 'Somewhere 1',
      isDefault: true,
      creationTime: context.server.clock.now(),
    })
    assert.equal((await api.delete(ME)).status, 204)
    const row = await userRow(user.id)
    assert.ok(row?.deletedTime)
    const name = `deleted-${user.id}`
    assert.deepEqual([row.userName, row.userNameKey, row.nickname], [name, name, name])
    assert.equal(row.idCode, `deleted-${user.idCode}`)
    const { passwordHash, avatar, mobileNumber, email, wechatId, wechatQrCode, inviteCode, pickupStationId } =
      row
    const fields = [
      passwordHash,
      avatar,
      mobileNumber,
      email,
      wechatId,
      wechatQrCode,
      inviteCode,
      pickupStationId,
    ]
    assert.ok(fields.every((field) => field === null))

    const of = { userId: user.id }
    assert.equal(await db.$count(addresses, eq(addresses.userId, of.userId)), 0)
    assert.equal(await db.$count(sessions, eq(sessions.userId, of.userId)), 0)
    assert.equal(await db.$count(wechatIdentities, eq(wechatIdentities.userId, of.userId)), 0)
    assert.equal(await db.$count(idempotencyKeys, eq(idempotencyKeys.caller, of.userId)), 0)
    assert.equal(await db.$count(verificationCodes, eq(verificationCodes.target, user.email ?? '')), 0)
    assert.equal(await db.$count(fundAccounts, eq(fundAccounts.userId, of.userId)), 1)
    await assert.rejects(async () => db.delete(users).where(eq(users.id, user.id)))
  })

  it('never gives the ID code to somebody else, and the warehouse no longer knows it', async () => {
    const { api, user } = await newCustomer(context.server)
    assert.equal((await api.delete(ME)).status, 204)
    await assert.rejects(
      context.server.warehouse.arrive('SF9999999999', { idCode: user.idCode }),
      /AccountDeleted/,
    )
  })

  it('does not touch another customer', async () => {
    const [{ api }, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    assert.equal((await api.delete(ME)).status, 204)
    accepted(await other.api.get(ME))
  })
})
