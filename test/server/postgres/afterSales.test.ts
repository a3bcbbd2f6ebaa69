import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { AfterSalesStatus, LogisticsOrderStatus } from '../../../server/contracts/enumerations.ts'
import { logisticsOrders, messages } from '../../../server/db/schema/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { dearerOrder, storedParcel, weighedOrder } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type {
  AfterSalesCase,
  AfterSalesDetail,
  OpenCaseRequest,
} from '../../../server/contracts/afterSales.ts'
import type { Bill } from '../../../server/contracts/bill.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer()
const CASES = '/api/u/after-sales'
const ADMIN_CASES = '/api/admin/warehouse/after-sales'
const operator = () => operatorOf(context.server)

function request(parcelId: string, changes: Partial<OpenCaseRequest> = {}): OpenCaseRequest {
  return { parcelId, kind: 'WEIGHT_DISPUTE', description: 'It was lighter at home', ...changes }
}

async function openCase(customer: TestCustomer): Promise<AfterSalesDetail> {
  const { id } = await storedParcel(context.server, customer)
  return accepted(await customer.api.post<AfterSalesDetail>(CASES, request(id)))
}

describe('opening a case', () => {
  it('keeps what was said, under a code', async () => {
    const customer = await newCustomer(context.server)
    const image = await uploadPicture(customer.api, await pngPicture())
    const parcel = await storedParcel(context.server, customer)
    const made = accepted(
      await customer.api.post<AfterSalesDetail>(CASES, request(parcel.id, { images: [image] })),
    )
    assert.match(made.code, /^AS\d{12}$/)
    assert.deepEqual(
      [made.status, made.statusDisplayName, made.kindDisplayName, made.subjectDisplayName, made.orderId],
      [AfterSalesStatus.Open, 'In progress', 'Weight dispute', parcel.expressNumber, null],
    )
    assert.deepEqual(
      made.messages.map(({ move, actor, content }) => [move, actor, content]),
      [['open', 'CUSTOMER', 'It was lighter at home']],
    )
    assert.deepEqual(accepted(await customer.api.get(`${CASES}/${made.id}`)), made)
  })

  it('is refused when the kind doesn’t fit the parcel', async () => {
    const customer = await newCustomer(context.server)
    const onItsWay = await declareParcel(customer)
    const stored = await storedParcel(context.server, customer)
    const cases = [
      [onItsWay.id, 'WEIGHT_DISPUTE', 409],
      [onItsWay.id, 'RETURN', 409],
      [onItsWay.id, 'CLAIM', 409],
      [onItsWay.id, 'MISSING', 200],
      [stored.id, 'MISSING', 409],
      [stored.id, 'WEIGHT_DISPUTE', 200],
      [stored.id, 'RETURN', 200],
      [stored.id, 'CLAIM', 200],
    ] as const
    for (const [id, kind, status] of cases) {
      const answer = await customer.api.post(CASES, request(id, { kind }))
      assert.equal(answer.status, status, `${kind} ${JSON.stringify(answer.body)}`)
      if (status === 409) refused(answer, 409, 'CaseNotPossible')
    }
  })

  it('is refused when the kind doesn’t fit the order', async () => {
    const customer = await newCustomer(context.server)
    const { id, code } = await weighedOrder(context.server, customer)
    const { PendingPayment, Shipped, Completed, Canceled } = LogisticsOrderStatus
    const cases = [
      [PendingPayment, 'RETURN', 409],
      [PendingPayment, 'CLAIM', 409],
      [Canceled, 'WEIGHT_DISPUTE', 409],
      [Shipped, 'MISSING', 200],
      [Completed, 'CLAIM', 200],
    ] as const
    for (const [status, kind, expected] of cases) {
      await context.server.db.update(logisticsOrders).set({ status }).where(eq(logisticsOrders.id, id))
      const asked = { orderId: id, kind, description: 'It was lighter at home' }
      const { status: answered, body } = await customer.api.post<AfterSalesDetail>(CASES, asked)
      assert.equal(answered, expected, `${kind} in ${status}`)
      assert.equal(body.subjectDisplayName, expected === 200 ? code : undefined)
    }
  })

  it('is possible once for a parcel and a kind, until the case is closed', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await storedParcel(context.server, customer)
    const answers = await Promise.all(
      [1, 2, 3].map(() => customer.api.post<AfterSalesDetail>(CASES, request(id))),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    refused(await customer.api.post(CASES, request(id)), 409, 'CaseOpenAlready')
    const open = answers.find(({ status }) => status === 200)?.body.id ?? ''
    accepted(await operator().post(`${ADMIN_CASES}/${open}/reject`, { reason: 'Weighed twice' }))
    accepted(await customer.api.post(CASES, request(id)))
  })

  it('needs exactly one subject, the customer’s, and the customer’s own pictures', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await storedParcel(context.server, customer)
    const foreign = await uploadPicture(other.api, await pngPicture())
    const { parcelId: _, ...without } = request(id)
    refused(await customer.api.post(CASES, without), 400, 'SubjectRequired')
    refused(await customer.api.post(CASES, request(id, { orderId: 'x' })), 400, 'SubjectRequired')
    refused(await other.api.post(CASES, request(id)), 404, 'NotFound')
    const order = await weighedOrder(context.server, customer)
    refused(await other.api.post(CASES, { ...without, orderId: order.id }), 404, 'NotFound')
    refused(await customer.api.post(CASES, { ...without, orderId: 'no-such-id' }), 404, 'NotFound')
    refused(await customer.api.post(CASES, request(id, { images: [foreign] })), 400, 'ImageUnknown')
    refused(await customer.api.post(CASES, request(id, { description: 'bad' })), 400, 'Validation')
  })
})

describe('a question about a charge', () => {
  const freight = { kind: 'InternationalShipping', displayName: 'International shipping' } as const
  const question = (orderId: string, changes: object = {}) => ({
    orderId,
    kind: 'BILL_DISPUTE',
    billLine: freight,
    description: 'Why is it more?',
    ...changes,
  })

  it('keeps its line with what both bills say, for staff too and in either language', async () => {
    const customer = await newCustomer(context.server)
    const order = await dearerOrder(context.server, customer)
    const amountIn = (bill: Bill | null) =>
      bill?.lines.find(({ kind }) => kind === freight.kind)?.amount ?? null
    const amounts = { estimated: amountIn(order.estimatedBill), actual: amountIn(order.actualBill) }
    assert.notEqual(amounts.actual, amounts.estimated)

    const inChinese = { kind: freight.kind, displayName: '国际运费' }
    const asked = question(order.id, { billLine: inChinese })
    const made = accepted(await customer.api.post<AfterSalesDetail>(CASES, asked))

    assert.deepEqual(made.billLine, { ...freight, ...amounts })
    const { items } = accepted(
      await operator().post<{ items: AfterSalesCase[] }>(`${ADMIN_CASES}/list`, { filter: made.code }),
    )
    assert.deepEqual(items[0]?.billLine, { ...freight, ...amounts })
  })

  it('is open once for each line', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await weighedOrder(context.server, customer, { isInsured: true })
    accepted(await customer.api.post(CASES, question(id)))
    refused(await customer.api.post(CASES, question(id)), 409, 'CaseOpenAlready')
    const premium = { kind: 'Premium', displayName: 'Premium' }
    accepted(await customer.api.post(CASES, question(id, { billLine: premium })))
  })

  it('names a line that the order’s bills have, and nothing else does', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await weighedOrder(context.server, customer)
    const { billLine: _, ...without } = question(id)
    const post = (body: object) => customer.api.post(CASES, body)
    refused(await post(without), 400, 'BillLineRequired')
    refused(await post(question(id, { kind: 'WEIGHT_DISPUTE' })), 400, 'BillLineRequired')
    refused(
      await post(question(id, { billLine: { ...freight, displayName: 'Levy' } })),
      400,
      'BillLineUnknown',
    )
    const parcel = await storedParcel(context.server, customer)
    refused(
      await post({ ...request(parcel.id), kind: 'BILL_DISPUTE', billLine: freight }),
      409,
      'CaseNotPossible',
    )
  })
})

describe('the thread of a case', () => {
  it('goes back and forth, and tells the customer of each answer', async () => {
    const customer = await newCustomer(context.server)
    const { id, code } = await openCase(customer)
    const answered = accepted(
      await operator().post<AfterSalesDetail>(`${ADMIN_CASES}/${code}/answer`, {
        content: 'A photo, please',
      }),
    )
    assert.equal(answered.status, AfterSalesStatus.Answered)
    const image = await uploadPicture(customer.api, await pngPicture())
    const replied = accepted(
      await customer.api.post<AfterSalesDetail>(`${CASES}/${id}/reply`, { content: 'Here', images: [image] }),
    )
    assert.equal(replied.status, AfterSalesStatus.Open)
    assert.deepEqual(
      replied.messages.map(({ move, actor }) => [move, actor]),
      [
        ['open', 'CUSTOMER'],
        ['answer', 'WAREHOUSE'],
        ['reply', 'CUSTOMER'],
      ],
    )
    const told = await context.server.db.select().from(messages).where(eq(messages.userId, customer.user.id))
    const [last] = told.filter(({ kind }) => kind === 'AFTER_SALES')
    assert.deepEqual([last?.event, last?.params, last?.subject?.id], ['caseAnswered', { code }, id])
  })

  it('ends when the case is closed', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await openCase(customer)
    const rejected = accepted(
      await operator().post<AfterSalesDetail>(`${ADMIN_CASES}/${id}/reject`, { reason: 'Weighed twice' }),
    )
    assert.deepEqual(
      [rejected.status, rejected.messages.at(-1)?.content],
      [AfterSalesStatus.Rejected, 'Weighed twice'],
    )
    refused(await customer.api.post(`${CASES}/${id}/reply`, { content: 'But' }), 409, 'CaseMoveRefused')
    for (const [move, body] of [
      ['answer', { content: 'So' }],
      ['resolve', { content: 'So', compensation: '5' }],
      ['reject', { reason: 'So' }],
    ] as const) {
      refused(await operator().post(`${ADMIN_CASES}/${id}/${move}`, body), 409, 'CaseMoveRefused')
    }
  })

  it('is only for the case’s customer', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await openCase(customer)
    refused(await other.api.get(`${CASES}/${id}`), 404, 'NotFound')
    refused(await other.api.post(`${CASES}/${id}/reply`, { content: 'Mine' }), 404, 'NotFound')
    refused(await operator().post(`${ADMIN_CASES}/no-such-id/answer`, { content: 'So' }), 404, 'NotFound')
  })
})

describe('resolving a case', () => {
  it('pays a compensation once, however often it is sent', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await openCase(customer)
    const decision = { content: 'We are sorry', compensation: '12.5' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator().post<AfterSalesDetail>(`${ADMIN_CASES}/${id}/resolve`, decision)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const found = accepted(await customer.api.get<AfterSalesDetail>(`${CASES}/${id}`))
    assert.deepEqual([found.status, found.compensation], [AfterSalesStatus.Resolved, '12.50'])
    const user = accepted(await customer.api.get<User>('/api/u/user'))
    assert.equal(user.currentFundAccount.balance, '12.50')
  })

  it('may be without money', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await openCase(customer)
    const resolved = accepted(
      await operator().post<AfterSalesDetail>(`${ADMIN_CASES}/${id}/resolve`, { content: 'Weighed again' }),
    )
    assert.deepEqual([resolved.status, resolved.compensation], [AfterSalesStatus.Resolved, null])
  })
})

describe('the list of cases', () => {
  it('has the customer’s own, by status and words', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const [first, second] = [await openCase(customer), await openCase(customer)]
    await openCase(other)
    accepted(await operator().post(`${ADMIN_CASES}/${first.id}/answer`, { content: 'So' }))
    const found = async (body: object): Promise<string[]> =>
      accepted(await customer.api.post<{ items: AfterSalesCase[] }>(`${CASES}/list`, body)).items.map(
        ({ id }) => id,
      )
    assert.deepEqual(await found({}), [second.id, first.id])
    assert.deepEqual(await found({ status: AfterSalesStatus.Answered }), [first.id])
    assert.deepEqual(await found({ filter: second.code }), [second.id])
    const all = accepted(
      await operator().post<{ items: AfterSalesCase[]; totalCount: number }>(`${ADMIN_CASES}/list`),
    )
    assert.ok(all.totalCount >= 3)
  })
})
