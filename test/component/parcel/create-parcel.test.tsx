import { PATHS } from '@/navigation/routes'
import CreateParcelPage from '@/pages-parcel/ship-for-me/create-parcel/create-parcel'

import { deferred } from '../../support/app/deferred'
import { aParcelDetailDto, aParcelDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf, switchLanguage } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, timedOut, type WireReply } from '../../support/app/Wire'

import { DECLARE, declaringWire, fillIn, openDeclaring, photoService, submit, UNDECLARED } from './declaring'

describe('declaring a parcel', () => {
  it('asks to sign in first, also when the link names a number', async () => {
    const params = { expressNumber: 'SF999999' }
    const { page, wire } = await openPage(CreateParcelPage, PATHS.createParcel, { params })

    expect(page.text()).toContain('登录后查看您的包裹')
    expect(wire.calls).toEqual([])
  })

  it('shows of a parcel that has arrived its photo, weight and size', async () => {
    const arrived = aParcelDto({
      expressNumber: 'SF777',
      isDeclared: false,
      declaredName: null,
      weight: 1.256,
      length: 30,
      width: 20,
      height: 10,
      inboundImages: [{ url: '/files/in.jpg', time: '2026-01-03T00:00:00Z' }],
    })
    const wire = declaringWire().on(UNDECLARED, pageOf([aParcelDto({ expressNumber: 'SF7777' }), arrived]))

    const { page } = await openDeclaring({ wire, params: { expressNumber: 'SF777' } })

    const card = await until(() => page.root.querySelector('#arrived-parcel'))
    expect(card.querySelector('.evidence__photo')).not.toBeNull()
    for (const text of ['1.26', '30 × 20 × 10', '称重于']) expect(card.textContent).toContain(text)
  })

  it('asks nothing about a parcel that is on its way', async () => {
    const { page, wire } = await openDeclaring()

    expect(wire.callsTo(UNDECLARED)).toEqual([])
    expect(page.root.querySelector('#arrived-parcel')).toBeNull()
  })

  it('is declared as well when the warehouse’s picture cannot be read', async () => {
    const wire = declaringWire().on(UNDECLARED, refusal(500, { message: '服务器开小差了' }))
    const opened = await openDeclaring({ wire, params: { expressNumber: 'SF777' } })

    expect(opened.modal).not.toHaveBeenCalled()
    expect(opened.page.root.querySelector('#submit')).not.toBeNull()
  })

  it('sends what was typed and chosen', async () => {
    const opened = await openDeclaring()
    const { page, wire } = opened
    await fillIn(opened)
    await tap(byId(page, 'itemQuantity-more'))
    await tap(page.getByText('礼物'))
    await tap(byId(page, `service-${photoService.id}`))
    await typeInto(byId(page, 'purchaseOrderNumber'), ' PO-1 ')
    await typeInto(byId(page, 'remarks'), '易碎')

    await submit(opened)

    expect((await successSheet(opened)).textContent).toContain('预报成功')
    expect(wire.lastCallTo(DECLARE).body).toEqual({
      expressNumber: 'SF123456',
      declaredName: '连衣裙',
      declaredNameId: 'dress',
      declaredCurrency: 'CNY',
      declaredValue: '1280.50',
      itemQuantity: 2,
      tags: ['礼物'],
      additionalServiceIds: [photoService.id],
      images: [],
      insurance: { isInsured: false },
      purchaseOrderNumber: 'PO-1',
      remarks: '易碎',
    })
    expect(opened.router.moves).toEqual([])
  })

  it('declares once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openDeclaring({ wire: declaringWire().on(DECLARE, answer.promise) })
    await fillIn(opened)

    await submit(opened)
    await submit(opened)
    answer.resolve(ok(aParcelDetailDto()))

    await successSheet(opened)
    expect(opened.wire.callsTo(DECLARE)).toHaveLength(1)
  })
})

describe('what is wrong', () => {
  it.each([
    ['expressNumber', '请输入快递单号', 'Please enter express number'],
    ['declaredName', '请输入品名', 'Please enter declared name'],
    ['declaredValue', '请输入申报价值', 'Please enter declared value'],
  ])('%s missing: %s', async (field, chinese, english) => {
    const opened = await openDeclaring()

    await submit(opened)

    expect(problemOf(opened.page, field)).toBe(chinese)
    await switchLanguage(opened, 'en')
    expect(problemOf(opened.page, field)).toBe(english)
    expect(opened.wire.callsTo(DECLARE)).toEqual([])
  })

  it.each([
    ['expressNumber', 'SF!'],
    ['expressNumber', '123'],
    ['declaredValue', '0'],
    ['declaredValue', '12.345'],
    ['declaredValue', '1,23'],
  ])('%s %j has the wrong format', async (field, text) => {
    const opened = await openDeclaring()
    await fillIn(opened)
    await typeInto(byId(opened.page, field), text)

    await submit(opened)

    expect(problemOf(opened.page, field)).toBe('请输入正确的格式')
    expect(opened.wire.callsTo(DECLARE)).toEqual([])
  })

  it('a blank tag is refused at its field', async () => {
    const opened = await openDeclaring()

    await tap(byId(opened.page, 'add-tag'))

    expect(problemOf(opened.page, 'tags')).toBe('请输入或选择标签')
  })

  it('a number that is declared already is told in a modal, and then at its field', async () => {
    const validationErrors = [{ message: '该单号已预报', members: ['expressNumber'] }]
    const taken = refusal(409, { code: 'ParcelNumberTaken', message: '冲突', validationErrors })
    const opened = await openDeclaring({ wire: declaringWire().on(DECLARE, taken) })
    await fillIn(opened)
    const read = deferred<{ confirm: boolean }>()
    opened.modal.mockReturnValueOnce(read.promise)

    await submit(opened)

    await until(() => problemOf(opened.page, 'expressNumber') === '该单号已预报')
    expect(opened.modal).toHaveBeenCalledWith(
      expect.objectContaining({ title: '提示', content: '冲突', showCancel: false }),
    )
    expect(focusedField()).toBeNull()
    read.resolve({ confirm: true })
    await until(() => focusedField() === 'expressNumber')
    expect(problemOf(opened.page, 'expressNumber')).toBe('该单号已预报')
    expect(opened.router.moves).toEqual([])
  })

  it('a refusal that is about no field is told in a modal', async () => {
    const opened = await openDeclaring({
      wire: declaringWire().on(DECLARE, refusal(403, { message: '账号已停用' })),
    })
    await fillIn(opened)

    await submit(opened)

    await until(() => opened.modal.mock.calls.length)
    expect(opened.modal).toHaveBeenCalledWith(
      expect.objectContaining({ title: '提示', content: '账号已停用', showCancel: false }),
    )
  })

  it.each(['images', 'itemQuantity', 'remarks'])('a refusal of %s is told somewhere', async (member) => {
    const validationErrors = [{ message: '不行', members: [member] }]
    const opened = await openDeclaring({
      wire: declaringWire().on(DECLARE, refusal(400, { message: '不行', validationErrors })),
    })
    await fillIn(opened)

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect([problemOf(opened.page, member), ...opened.modal.mock.calls].filter(Boolean)).not.toEqual([])
  })
})

describe('no answer', () => {
  it.each([
    ['a timeout', timedOut(), '请求超时，请重试'],
    ['no connection', noAnswer(), '网络不可用，请检查连接后重试'],
  ])('after %s the same declaration is sent with the same key', async (_failure, failure, text) => {
    const opened = await openDeclaring({
      wire: declaringWire().on(DECLARE, failure, ok(aParcelDetailDto())),
    })
    await fillIn(opened)
    await submit(opened)
    await until(() => opened.toast.mock.calls.length)
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: text }))

    await submit(opened)

    await successSheet(opened)
    const [first, second] = opened.wire.callsTo(DECLARE)
    expect(second?.header['Idempotency-Key']).toBe(first?.header['Idempotency-Key'])
    expect(second?.body).toEqual(first?.body)
  })
})
