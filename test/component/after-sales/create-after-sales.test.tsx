import { AfterSalesStatus } from '@/model/care/afterSales'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import CreateAfterSalesPage from '@/pages-care/after-sales/create-after-sales/create-after-sales'

import { aCaseDetailDto, aCaseDto } from '../../support/app/careFactories'
import { aUserDto } from '../../support/app/factories'
import { aBillDto, aBillOf, anOrderDto } from '../../support/app/orderFactories'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { ok, page as pageOf, refusal, timedOut, Wire } from '../../support/app/Wire'
import { addPhotos, submit, UPLOAD, USER, valueOf } from '../parcel/declaring'

const PARCEL = 'GET /api/u/biz/ship-for-me/parcel/7'
const PARCEL_7: Readonly<Record<string, string>> = { parcelId: '7' }
const LIST = 'POST /api/u/after-sales/list'
const OPEN = 'POST /api/u/after-sales'

const inbound = aParcelDetailDto({
  id: '7',
  expressNumber: 'SF777',
  status: ParcelStatus.Inbound,
  statusDisplayName: '已入库',
  weight: 2.4,
  length: 30,
  width: 20,
  height: 10,
})

const createWire = () =>
  new Wire()
    .on(USER, ok(aUserDto({ id: 'ada' })))
    .on(PARCEL, ok(inbound))
    .on(LIST, pageOf([]))
    .on(UPLOAD, ok([{ url: '/files/scale.jpg', name: 'scale.jpg', size: 1 }]))
    .on(OPEN, ok(aCaseDetailDto({ id: 'new' })))

async function openCreate({ wire = createWire(), kind = 'WEIGHT_DISPUTE', about = PARCEL_7 } = {}) {
  rememberSession()
  const opened = await openPage(CreateAfterSalesPage, PATHS.createAfterSales, {
    wire,
    params: { ...about, kind },
    below: [PATHS.parcelDetail],
  })
  await until(() => opened.page.root.querySelector('#case-subject, .state-message'))
  return opened
}

describe('a new case', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(CreateAfterSalesPage, PATHS.createAfterSales, {
      params: { parcelId: '7', kind: 'RETURN' },
    })

    expect(page.text()).toContain('登录后查看售后')
    expect(wire.calls).toEqual([])
  })

  it('shows the figures that are disputed, and what happens next', async () => {
    const { page } = await openCreate()

    for (const text of ['重量异议', 'SF777', '已入库', '2.40 kg', '30 × 20 × 10\u00a0cm', '复称核对'])
      expect(page.text()).toContain(text)
  })

  it('is sent with pictures, and can be opened in place of the form', async () => {
    const opened = await openCreate()
    await typeInto(byId(opened.page, 'description'), ' 商家说只有 2 kg ')
    await addPhotos(opened, 'scale.jpg')
    await until(() => opened.page.root.querySelector('.photo--done'))

    await submit(opened)

    expect((await successSheet(opened)).textContent).toContain('仓库找出包裹复称核对')
    expect(opened.wire.lastCallTo(OPEN).body).toEqual({
      parcelId: '7',
      kind: 'WEIGHT_DISPUTE',
      description: '商家说只有 2 kg',
      images: ['/files/scale.jpg'],
    })
    await tap(byId(opened.page, 'see-case'))
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.afterSalesDetail}?id=new`])
  })

  it.each([
    ['', '必填'],
    [' 轻了 ', '至少输入 5 个字符'],
  ])('with the description %j is told so, and not sent', async (text, problem) => {
    const opened = await openCreate()
    await typeInto(byId(opened.page, 'description'), text)

    await submit(opened)

    expect(problemOf(opened.page, 'description')).toBe(problem)
    expect(opened.wire.callsTo(OPEN)).toEqual([])
  })

  it('is sent again with the same key when no answer came', async () => {
    const opened = await openCreate({
      wire: createWire().on(OPEN, timedOut(), ok(aCaseDetailDto({ id: 'new' }))),
    })
    await typeInto(byId(opened.page, 'description'), '商家说只有 2 kg')
    await submit(opened)
    await until(() => opened.toast.mock.calls.length)

    await submit(opened)

    await successSheet(opened)
    const [first, second] = opened.wire.callsTo(OPEN)
    expect(second?.header['Idempotency-Key']).toBe(first?.header['Idempotency-Key'])
  })

  it('comes back as it was typed', async () => {
    const opened = await openCreate()
    await typeInto(byId(opened.page, 'description'), '还没写完')
    await opened.page.unload()

    const again = await openCreate()

    await until(() => again.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(again, 'description')).toBe('还没写完')
    const other = await openCreate({ kind: 'RETURN' })
    expect(valueOf(other, 'description')).toBe('')
  })
})

describe('a new case about an order', () => {
  const ORDER = 'GET /api/u/biz/logistics-order/o1'
  const shipped = {
    id: 'o1',
    code: 'L1',
    status: LogisticsOrderStatus.Shipped,
    statusDisplayName: '已发货',
    isTotalActual: true,
    actualBill: aBillDto({ actualWeight: 7.35 }),
  }
  const openFor = (kind: string, order: object = shipped) =>
    openCreate({ wire: createWire().on(ORDER, ok(anOrderDto(order))), kind, about: { orderId: 'o1' } })

  it('names the order, and leads back to it once it is sent', async () => {
    const opened = await openFor('CLAIM')
    for (const text of ['理赔', 'L1', '已发货', '7.35 kg', '仓库核对打包照片'])
      expect(opened.page.text()).toContain(text)
    await typeInto(byId(opened.page, 'description'), '茶杯碎了两个')

    await submit(opened)

    await successSheet(opened)
    expect(opened.wire.lastCallTo(LIST).body).toMatchObject({ filter: 'L1' })
    const body = { orderId: 'o1', kind: 'CLAIM', description: '茶杯碎了两个', images: [] }
    expect(opened.wire.lastCallTo(OPEN).body).toEqual(body)
    await tap(byId(opened.page, 'see-order'))
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.orderDetail}?id=o1`])
  })

  it('is not possible in every status', async () => {
    const { page } = await openFor('MISSING', { ...shipped, status: LogisticsOrderStatus.PendingShipment })

    expect(page.text()).toContain('这个订单现在不能申请这项售后')
    expect(page.root.querySelector('#submit')).toBeNull()
  })
})

describe('a question about a charge', () => {
  const ORDER = 'GET /api/u/biz/logistics-order/o1'
  const about = {
    orderId: 'o1',
    lineKind: 'InternationalShipping',
    lineName: '国际运费',
    text: '国际运费：预估 ¥72.00，实际 ¥87.00。',
  }
  const tax = { kind: 'Gst', displayName: '消费税', amount: '7.83', explanation: '' } as const
  const weighed = {
    id: 'o1',
    code: 'L1',
    status: LogisticsOrderStatus.PendingPayment,
    isTotalActual: true,
    actualBill: { ...aBillOf('87.00'), lines: [...aBillOf('87.00').lines, tax] },
  }
  const billLine = { kind: 'InternationalShipping', displayName: '国际运费' } as const
  const orderWire = () => createWire().on(ORDER, ok(anOrderDto(weighed)))
  const ask = (wire = orderWire(), changes: Partial<typeof about> = {}) =>
    openCreate({ wire, kind: 'BILL_DISPUTE', about: { ...about, ...changes } })

  it('shows the line with both amounts, begins with the text, and is sent with the line', async () => {
    const opened = await ask()
    expect(byId(opened.page, 'case-subject').textContent).toContain('国际运费预估 ¥72.00，实际 ¥87.00')
    expect(valueOf(opened, 'description')).toBe(about.text)
    await typeInto(byId(opened.page, 'description'), `${about.text}为什么？`)

    await submit(opened)

    await successSheet(opened)
    expect(opened.wire.lastCallTo(OPEN).body).toEqual({
      orderId: 'o1',
      kind: 'BILL_DISPUTE',
      billLine,
      description: `${about.text}为什么？`,
      images: [],
    })
  })

  it('comes back as it was changed, but the text alone is no draft', async () => {
    const untouched = await ask()
    await untouched.page.unload()
    const opened = await ask()
    expect(opened.page.text()).not.toContain('已恢复上次未提交的内容')
    await typeInto(byId(opened.page, 'description'), '还没写完')
    await opened.page.unload()

    const again = await ask()

    await until(() => again.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(again, 'description')).toBe('还没写完')
    const gst = { lineKind: 'Gst', lineName: '消费税', text: '消费税：为什么？' }
    expect(valueOf(await ask(orderWire(), gst), 'description')).toBe(gst.text)
  })

  it('is kept apart from one about another line, and leads to an open one about the same', async () => {
    const amounts = { estimated: '72.00', actual: '87.00' }
    const open = { id: 'old', parcelId: null, orderId: 'o1', kind: 'BILL_DISPUTE' } as const
    const other = aCaseDto({ ...open, billLine: { kind: 'Gst', displayName: '消费税', ...amounts } })
    const { page } = await ask(orderWire().on(LIST, pageOf([other])))
    expect(byId(page, 'description')).toBeTruthy()

    const same = aCaseDto({ ...open, billLine: { ...billLine, ...amounts } })
    const { page: second } = await ask(orderWire().on(LIST, pageOf([same])))

    expect(second.text()).toContain('同类申请正在处理中')
  })

  it('is not possible about a line that the bills don’t have', async () => {
    const { page } = await ask(orderWire(), { lineName: '加固' })

    expect(page.text()).toContain('这个订单现在不能申请这项售后')
  })
})

describe('a case that cannot be opened', () => {
  const open = aCaseDto({ id: 'old', parcelId: '7', kind: 'WEIGHT_DISPUTE' })

  it('leads to the one of its kind that is open', async () => {
    const { page, router } = await openCreate({ wire: createWire().on(LIST, pageOf([open])) })
    expect(page.root.querySelector('#description')).toBeNull()

    await tap(page.getByText('去查看'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.afterSalesDetail}?id=old`])
  })

  it.each([
    ['of another kind', aCaseDto({ parcelId: '7', kind: 'RETURN' })],
    ['that is closed', aCaseDto({ parcelId: '7', status: AfterSalesStatus.Rejected })],
    ['of another parcel', aCaseDto({ parcelId: '77' })],
  ])('is not hindered by one %s', async (_which, other) => {
    const { page } = await openCreate({ wire: createWire().on(LIST, pageOf([other])) })

    expect(byId(page, 'description')).toBeTruthy()
  })

  it('says what the parcel’s status would have to be', async () => {
    const { page } = await openCreate({ kind: 'MISSING' })

    expect(page.text()).toContain('包裹已到仓或已取消，不能报告丢失')
    expect(page.root.querySelector('#submit')).toBeNull()
  })

  it('that the server refuses keeps what was typed, and shows why', async () => {
    const refused = refusal(409, { code: 'CaseOpenAlready', message: '同类售后正在处理中' })
    const wire = createWire()
      .on(LIST, pageOf([]), pageOf([open]))
      .on(OPEN, refused)
    const opened = await openCreate({ wire })
    await typeInto(byId(opened.page, 'description'), '商家说只有 2 kg')

    await submit(opened)

    await until(() => opened.page.text().includes('同类申请正在处理中'))
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '同类售后正在处理中' }))
    const later = await openCreate({ wire: createWire() })
    expect(valueOf(later, 'description')).toBe('商家说只有 2 kg')
  })

  it.each(['CLAIM', 'nonsense'])('about a parcel is never %s', async (kind) => {
    const { page, wire } = await openCreate({ kind })

    expect(page.text()).toContain('没有找到这个售后申请')
    expect(wire.calls).toEqual([])
  })
})
