import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { PATHS } from '@/navigation/routes'
import ConfirmPage from '@/pages-store/store/order/confirm/confirm'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type Wire } from '../../support/app/Wire'

import { aProductDetail, aSku, aStoreOrderDto, PRODUCT, storeWire, SUBMIT } from './storeWire'

const PARAMS = { productId: '7', skuId: 'blue', quantity: '2' }
const TO_PAY = `redirectTo ${PATHS.payStoreOrder}?id=m1`

async function openConfirm(wire: Wire = storeWire(), params: Record<string, string> = PARAMS) {
  rememberSession()
  const opened = await openPage(ConfirmPage, PATHS.confirmStoreOrder, {
    wire,
    params,
    below: [`${PATHS.product}?id=7`],
  })
  await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
  return opened
}

const valueOf = (root: Element, id: string) =>
  root.querySelector<HTMLInputElement>(`[id="${id}"] input, [id="${id}"] textarea`)?.value

describe('a mall order to confirm', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(ConfirmPage, PATHS.confirmStoreOrder, { params: PARAMS })

    expect(page.text()).toContain('登录后购买')
    expect(wire.calls).toEqual([])
  })

  it('says what it is, where it goes, what it costs and what happens next', async () => {
    const { page, wire } = await openConfirm()

    for (const text of ['瓷碗', '广州仓', '中国 广东省 广州市 白云区', 'A1B2', '合计¥20.00', '30 分钟'])
      expect(page.text()).toContain(text)
    expect(wire.unprepared).toEqual([])
  })

  it('is placed once, however often it’s pressed, and leads to paying', async () => {
    const { page, wire, router } = await openConfirm()
    await tap(byId(page, 'quantity-more'))
    await typeInto(byId(page, 'remarks'), ' 送礼 ')

    await act(async () => {
      fireEvent.click(byId(page, 'submit'))
      fireEvent.click(byId(page, 'submit'))
    })

    await until(() => router.moves.length > 0)
    expect(router.moves).toEqual([TO_PAY])
    expect(wire.callsTo(SUBMIT)).toHaveLength(1)
    const { body, header } = wire.lastCallTo(SUBMIT)
    expect(body).toEqual({
      skuId: 'blue',
      quantity: 3,
      expectedTotal: '30.00',
      addressee: 'warehouse',
      remarks: '送礼',
    })
    expect(header['Idempotency-Key']).toBeTruthy()
  })

  it('whose answer is lost is sent again as the same order', async () => {
    const { page, wire, router } = await openConfirm(storeWire().on(SUBMIT, noAnswer(), ok(aStoreOrderDto())))

    await tap(byId(page, 'submit'))
    await until(() => wire.callsTo(SUBMIT).length === 1)
    await tap(byId(page, 'submit'))

    await until(() => router.moves.length > 0)
    const keys = wire.callsTo(SUBMIT).map(({ header }) => header['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is as it was left after a restart, unless the product’s page asks for another quantity', async () => {
    const first = await openConfirm()
    await tap(byId(first.page, 'quantity-more'))
    await typeInto(byId(first.page, 'remarks'), '送礼')

    const second = await openConfirm()
    expect(valueOf(second.page.root, 'quantity')).toBe('3')
    expect(valueOf(second.page.root, 'remarks')).toBe('送礼')

    const third = await openConfirm(storeWire(), { ...PARAMS, quantity: '1' })
    expect(valueOf(third.page.root, 'quantity')).toBe('1')
    expect(valueOf(third.page.root, 'remarks')).toBe('送礼')
  })

  it.each([
    ['0', '1'],
    ['100', '99'],
    ['x', '1'],
  ])('takes no quantity of %s from its address, but %s', async (quantity, shown) => {
    const wire = storeWire().on(PRODUCT, ok(aProductDetail({ skus: [aSku('blue', { stock: 500 })] })))
    const { page } = await openConfirm(wire, { ...PARAMS, quantity })

    expect(valueOf(page.root, 'quantity')).toBe(shown)
  })

  it('reads in English too', async () => {
    const opened = await openConfirm()

    await switchLanguage(opened, 'en')

    expect(byId(opened.page, 'submit').textContent).toBe('Place order')
  })
})

describe('a mall order that can’t be placed', () => {
  it('for lack of stock says so at the quantity, and keeps the remarks', async () => {
    const wire = storeWire()
      .on(PRODUCT, ok(aProductDetail()), ok(aProductDetail({ skus: [aSku('blue', { stock: 1 })] })))
      .on(
        SUBMIT,
        refusal(409, {
          code: 'OutOfStock',
          message: '库存不足',
          validationErrors: [{ message: '库存不足，仅剩 1 件', members: ['quantity'] }],
        }),
      )
    const { page, router } = await openConfirm(wire)
    await typeInto(byId(page, 'remarks'), '送礼')

    await tap(byId(page, 'submit'))

    await until(() => problemOf(page, 'quantity') === '库存不足，仅剩 1 件')
    expect(valueOf(page.root, 'remarks')).toBe('送礼')
    expect(router.moves).toEqual([])
    await tap(byId(page, 'quantity-less'))
    expect(problemOf(page, 'quantity')).toBeNull()
  })

  it('because its price has changed shows both prices and asks again', async () => {
    const wire = storeWire()
      .on(PRODUCT, ok(aProductDetail()), ok(aProductDetail({ skus: [aSku('blue', { price: '12.00' })] })))
      .on(SUBMIT, refusal(409, { code: 'OrderTotalChanged', message: '金额已变' }), ok(aStoreOrderDto()))
    const { page, router } = await openConfirm(wire)

    await tap(byId(page, 'submit'))

    await until(() => page.text().includes('单价从 ¥10.00 变为 ¥12.00'))
    await tap(byId(page, 'submit'))
    await until(() => router.moves.length > 0)
    expect(wire.lastCallTo(SUBMIT).body).toMatchObject({ expectedTotal: '24.00' })
  })

  it.each([
    ['the product', refusal(404)],
    ['the option', ok(aProductDetail({ skus: [aSku('red')] }))],
  ])('because %s was taken off sale says so and keeps the remarks', async (_what, gone) => {
    const wire = storeWire()
      .on(PRODUCT, ok(aProductDetail()), gone)
      .on(SUBMIT, refusal(404, { code: 'SkuUnknown', message: '没有这个商品规格' }))
    const { page } = await openConfirm(wire)
    await typeInto(byId(page, 'remarks'), '送礼')

    await tap(byId(page, 'submit'))

    await until(() => page.text().includes('这个商品或规格已下架'))
    expect(byId(page, 'submit').getAttribute('aria-disabled')).toBe('true')
    expect(valueOf(page.root, 'remarks')).toBe('送礼')
  })

  it('because too many wait for money leads to them', async () => {
    const wire = storeWire().on(SUBMIT, refusal(409, { code: 'StoreOrderLimitReached', message: '太多' }))
    const { page, router } = await openConfirm(wire)

    await tap(byId(page, 'submit'))
    await until(() => page.text().includes('待付款的商城订单太多'))
    await tap(page.getByText('去看看'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.storeOrderList}?status=10`])
  })

  it('because there never was such a product leads to the mall', async () => {
    const { page } = await openConfirm(storeWire().on(PRODUCT, refusal(404)))

    expect(page.text()).toContain('商品已下架或不存在')
  })
})
