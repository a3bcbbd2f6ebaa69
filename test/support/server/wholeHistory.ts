import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import { bindTickets, wechatConsents, wechatIdentities } from '../../../server/db/schema/index.ts'
import { TopupStatus } from '../../../server/contracts/enumerations.ts'
import { accepted, ApiClient } from './apiClient.ts'
import { caseStaff, registerUnclaimed, UNCLAIMED } from './care.ts'
import { declaration, newCustomer, PARCELS, requestCode, type TestCustomer } from './customers.ts'
import { balanceOf, creditBalance, operatorOf } from './funds.ts'
import { newAddress, ORDERS, orderRequest, orderStaff } from './orders.ts'
import { LOGIN, loginPlatform } from './passport.ts'
import { pngPicture, uploadPicture } from './pictures.ts'
import { newRule } from './rules.ts'
import { proven, TOPUPS, topupStaff } from './topups.ts'

import type { AfterSalesDetail } from '../../../server/contracts/afterSales.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { StoreOrder } from '../../../server/contracts/storeOrder.ts'
import type { Topup } from '../../../server/contracts/topup.ts'
import type { TestServer } from './startTestServer.ts'

/** What the customer wrote, wherever something can be written. */
const WORD = 'quillwort'
const ME = '/api/u/user'

const PERSON = {
  nickname: 'Ottoline Q.',
  recipient: 'Ottoline Quill',
  mobile: '+65 8765 4321',
  street: '7 Palindrome Crescent',
  postCode: '918273',
  wechatId: 'otto_quill_wx',
  openId: 'open-id-of-ottoline',
  idDocument: 'E7654321X',
} as const

/** A customer with data in every table that can hold some, and nothing that prevents deleting the account. */
export interface WholeHistory {
  readonly customer: TestCustomer
  /** Everything that tells who the customer is, in lower case; pictures by their names. */
  readonly words: readonly string[]
  /** The pictures that prove payments. */
  readonly proofs: readonly string[]
}

export async function wholeHistory(server: TestServer): Promise<WholeHistory> {
  const customer = await newCustomer(server)
  const pictures: string[] = []
  const uploaded = async (api: ApiClient): Promise<string> => {
    const url = await uploadPicture(api, await pngPicture())
    pictures.push(url)
    return url
  }
  const own = () => uploaded(customer.api)
  const staffs = () => uploaded(operatorOf(server))

  await describeSelf(customer, own)
  const parcel = await storeParcel(server, customer, own, staffs)
  await serve(server, customer, parcel, staffs)
  await own()
  await pay(server, customer, own)
  await shop(customer)
  await orderAndComplain(server, customer, parcel, own, staffs)
  await claim(server, customer, own)
  await leaveTraces(server, customer)
  const amount = await balanceOf(customer)
  const withdrawal = { idCode: customer.user.idCode, amount }
  accepted(await operatorOf(server).post('/api/admin/fund-management/withdraw', withdrawal))

  const { userName, email } = customer.user
  const { mobile, idDocument, ...person } = PERSON
  const words = [
    ...[WORD, userName, email ?? assert.fail(), ...Object.values(person)],
    ...[mobile, mobile.replaceAll(' ', ''), mobile.slice(4), idDocument, `****${idDocument.slice(-1)}`],
    ...pictures.map((url) => url.split('?')[0] ?? url),
  ]
  const proofs = await proofsOf(customer)
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())
  return { customer, words: lower(words), proofs: lower(proofs) }
}

async function describeSelf({ api }: TestCustomer, own: () => Promise<string>): Promise<void> {
  const put = async (path: string, query: Record<string, string>) =>
    accepted(await api.put(`${ME}/${path}?${new URLSearchParams(query).toString()}`))
  await put('update-nickname', { nickname: PERSON.nickname })
  await put('update-avatar', { avatar: await own() })
  await put('update-wechat-id', { wechatId: PERSON.wechatId, wechatQrCode: await own() })
}

async function storeParcel(
  server: TestServer,
  { api, user }: TestCustomer,
  own: () => Promise<string>,
  staffs: () => Promise<string>,
): Promise<ParcelDetail> {
  const request = declaration({
    remarks: WORD,
    purchaseOrderNumber: `${WORD}-1`,
    tags: [WORD],
    images: [await own()],
  })
  const parcel = accepted(await api.post<ParcelDetail>(PARCELS, request, { 'idempotency-key': randomUUID() }))
  const { expressNumber } = parcel
  await server.warehouse.arrive(expressNumber)
  const measures = { weight: 1.2, length: 30, width: 20, height: 10 }
  const inbound = { expressNumber, idCode: user.idCode, ...measures, images: [await staffs()] }
  accepted(await operatorOf(server).post('/api/admin/warehouse/inbound', inbound))
  return parcel
}

/** Two services of the warehouse: one is done, the other refused. */
async function serve(
  server: TestServer,
  customer: TestCustomer,
  { id, expressNumber }: ParcelDetail,
  staffs: () => Promise<string>,
): Promise<void> {
  const staff = operatorOf(server)
  await creditBalance(server, customer, '200.00', WORD)
  const ask = async () => {
    const request = { additionalServiceId: 'detail-photos', expectedPrice: '5.00', remarks: WORD }
    accepted(await customer.api.post(`${PARCELS}/${id}/service`, request))
  }
  const answer = async (move: string, body: object) =>
    accepted(
      await staff.post(`/api/admin/warehouse/service/${move}`, {
        expressNumber,
        additionalServiceId: 'detail-photos',
        ...body,
      }),
    )
  await ask()
  await answer('refuse', { reason: WORD })
  await ask()
  await answer('finish', { images: [await staffs()] })
}

/** A top-up that is credited, and one that is rejected. */
async function pay(server: TestServer, customer: TestCustomer, own: () => Promise<string>): Promise<void> {
  const top = async () => {
    const request = await proven(customer, { images: [await own()], remarks: WORD })
    return accepted(await customer.api.post<Topup>(`${TOPUPS}/user-topup`, request))
  }
  await topupStaff(server, await top()).approve()
  const rejected = await top()
  await topupStaff(server, rejected).reject(WORD)
}

async function proofsOf({ api }: TestCustomer): Promise<string[]> {
  const { items } = accepted(await api.post<{ items: Topup[] }>(`${TOPUPS}/list`, {}))
  const paid = items.find(({ status }) => status === TopupStatus.Paid) ?? assert.fail()
  const { images } = accepted(await api.get<{ images: string[] }>(`${TOPUPS}/${paid.id}`))
  return images.map((url) => url.split('?')[0] ?? url)
}

async function shop({ api }: TestCustomer): Promise<void> {
  const path = '/api/u/store/order'
  const request = { skuId: 'desk-lamp.1', quantity: 1, addressee: 'warehouse', remarks: WORD }
  const { id } = accepted(await api.post<StoreOrder>(path, request))
  accepted(await api.post(`${path}/${id}/cancel`))
}

async function orderAndComplain(
  server: TestServer,
  customer: TestCustomer,
  parcel: ParcelDetail,
  own: () => Promise<string>,
  staffs: () => Promise<string>,
): Promise<void> {
  const { api } = customer
  const staff = orderStaff(operatorOf(server))
  const words = { remarks: WORD, messageToStaff: WORD }
  const { recipient, mobile, postCode, street: detailsAddress, idDocument } = PERSON
  const address = { name: WORD, recipient, mobile, postCode, detailsAddress, idDocument }
  const { id: addressId } = await newAddress(customer, address)
  const submit = async () => {
    const request = await orderRequest(customer, [parcel], { addressId, ...words, images: [await own()] })
    return accepted(
      await api.post<LogisticsOrderDetail>(ORDERS, request, { 'idempotency-key': randomUUID() }),
    )
  }
  const refusedOrder = await submit()
  await staff.call(refusedOrder.code, 'reject', { reason: WORD })

  const { id, code } = await submit()
  await staff.process(code)
  const box = { weight: 1.4, length: 32, width: 22, height: 12 }
  const { total } = await staff.weigh(code, { boxes: [box], images: [await staffs()] })
  accepted(
    await api.post(`${ORDERS}/${id}/pay`, { expectedTotal: total }, { 'idempotency-key': randomUUID() }),
  )
  await staff.ship(code)
  await staff.call(code, 'sign')
  const receipt = { satisfaction: 3, review: WORD, images: [await own()] }
  accepted(await api.post(`${ORDERS}/${id}/confirm-receipt`, receipt))

  const request = { orderId: id, kind: 'CLAIM', description: `${WORD} broke`, images: [await own()] }
  const opened = accepted(await api.post<AfterSalesDetail>('/api/u/after-sales', request))
  const reply = { content: WORD, images: [await own()] }
  accepted(await api.post(`/api/u/after-sales/${opened.id}/reply`, reply))
  await caseStaff(server, opened.code).answer(`Dear ${PERSON.recipient}`)
  await caseStaff(server, opened.code).resolve(`Dear ${PERSON.recipient}`, '3.00')
}

async function claim(server: TestServer, { api }: TestCustomer, own: () => Promise<string>): Promise<void> {
  const { id, expressNumber } = await registerUnclaimed(server)
  const request = { expressNumber, images: [await own()], note: WORD }
  accepted(await api.post(`${UNCLAIMED}/${id}/claim`, request))
  const reject = { expressNumber, reason: WORD }
  accepted(await operatorOf(server).post('/api/admin/warehouse/reject-claim', reject))
}

/** A rule, settings, a share link, WeChat's identities, a code, a wrong password and number. */
async function leaveTraces(server: TestServer, customer: TestCustomer): Promise<void> {
  const { api, user } = customer
  await newRule(customer, { kind: 'WEIGHT', kilograms: 1000 }, { displayName: WORD, remarks: WORD })
  const preferences = { items: [{ kind: 'FUNDS', channel: 'EMAIL', isEnabled: true }] }
  accepted(await api.put('/api/u/message/preferences', preferences))
  const path = `/pages-store/store/product/product?id=desk-lamp`
  accepted(await api.post('/api/u/short-link', { path }))
  const now = server.clock.now()
  const openId = `${PERSON.openId}-${user.id}`
  const wechat = { userId: user.id, creationTime: now, appKind: 'MP', openId } as const
  await server.db.insert(wechatIdentities).values({ id: randomUUID(), ...wechat })
  const expirationTime = new Date(now.getTime() + 600_000)
  await server.db
    .insert(bindTickets)
    .values({ ticketHash: `hash-${user.id}`, appKind: 'MP', openId, expirationTime })
  const consent = {
    id: randomUUID(),
    userId: user.id,
    kind: 'FUNDS',
    templateId: 'a',
    creationTime: now,
  } as const
  await server.db.insert(wechatConsents).values(consent)
  await server.db.execute(`update verification_codes set creation_time = creation_time - interval '1 minute'`)
  await requestCode(server, user.email ?? '', 'RESET_PASSWORD')
  const wrong = { usernameOrEmail: user.userName, password: 'not-it', loginPlatform }
  assert.equal((await new ApiClient(server.url).post(LOGIN, wrong)).status, 400)
  const { id } = await registerUnclaimed(server)
  const guess = { expressNumber: 'SF0000000000', images: [], note: WORD }
  assert.notEqual((await api.post(`${UNCLAIMED}/${id}/claim`, guess)).status, 200)
}
