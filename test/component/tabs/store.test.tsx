import { PATHS } from '@/navigation/routes'
import StorePage from '@/pages/tab-bar/store/store'

import { deferred } from '../../support/app/deferred'
import { aProductDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply, type WireReply } from '../../support/app/Wire'

const PRODUCTS = 'POST /api/f/store/product/list'
const FIRST = { skipCount: 0, maxResultCount: 7, sorting: 'displayOrder asc' }
const CATEGORIES = 'POST /api/f/store/category/list'

function openStore(...replies: Reply[]) {
  const wire = new Wire()
    .on(PRODUCTS, ...replies)
    .on(CATEGORIES, pageOf([{ id: 'tea', displayName: '茶', image: null, productCount: 1 }]))
  return openPage(StorePage, PATHS.store, { wire })
}

describe('the mall', () => {
  it('shows products with their price, and which are gone', async () => {
    const { page } = await openStore(
      pageOf([
        aProductDto({ displayName: '乌龙茶', price: '1999', currencyCode: 'SGD' }),
        aProductDto({ displayName: '瓷碗', stock: 0 }),
      ]),
    )

    await until(() => page.text().includes('乌龙茶'))
    for (const text of ['S$', '1,999.00', '瓷碗', '暂时缺货']) expect(page.text()).toContain(text)
  })

  it('narrows down to a category', async () => {
    const { page, wire } = await openStore(
      pageOf([aProductDto()]),
      pageOf([aProductDto({ displayName: '红茶' })]),
    )

    await tap(await until(() => byId(page, 'tab-tea')))

    await until(() => page.text().includes('红茶'))
    expect(wire.lastCallTo(PRODUCTS).body).toEqual({ ...FIRST, categoryId: 'tea' })
  })

  it('shows the chosen category even when the answer to the one before comes last', async () => {
    const slow = deferred<WireReply>()
    const { page } = await openStore(slow.promise, pageOf([aProductDto({ displayName: '红茶' })]))

    await tap(await until(() => byId(page, 'tab-tea')))
    await until(() => page.text().includes('红茶'))
    slow.resolve(pageOf([aProductDto({ displayName: '老答案' })]))
    await page.scrollToEnd()

    expect(page.text()).not.toContain('老答案')
  })

  it('says so when nothing is found', async () => {
    const { page } = await openStore(pageOf([]))

    await until(() => page.text().includes('没有找到商品'))
  })

  it('offers another try', async () => {
    const { page } = await openStore(noAnswer(), pageOf([aProductDto({ displayName: '乌龙茶' })]))
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('乌龙茶'))
  })

  it('reads on at the bottom', async () => {
    const first = Array.from({ length: 10 }, () => aProductDto())
    const { page } = await openStore(pageOf(first, 11), pageOf([aProductDto({ displayName: '最后' })], 11))
    await until(() => page.text().includes(first[9]?.displayName ?? '?'))

    await page.scrollToEnd()

    await until(() => page.text().includes('最后'))
  })

  it('reads on in what was asked for, whatever is typed meanwhile', async () => {
    const { page, wire } = await openStore(pageOf([aProductDto()], 9))
    await until(() => page.root.querySelector('.product-card'))
    await typeInto(byId(page, 'product-search'), '茶')

    await page.scrollToEnd()

    await until(() => wire.callsTo(PRODUCTS).length === 2)
    expect(wire.lastCallTo(PRODUCTS).body).toEqual({ ...FIRST, skipCount: 1 })
  })

  it('clears a search and shows everything again', async () => {
    const { page, wire } = await openStore(pageOf([]))
    await until(() => page.text().includes('没有找到商品'))
    const box = byId(page, 'product-search')
    await typeInto(box, '茶')
    await change(() => box.dispatchEvent(new CustomEvent('confirm', { detail: { value: '茶' } })))
    await until(() => wire.callsTo(PRODUCTS).length === 2)
    expect(wire.lastCallTo(PRODUCTS).body).toMatchObject({ filter: '茶' })

    await tap(byId(page, 'product-search-clear'))

    await until(() => wire.callsTo(PRODUCTS).length === 3)
    expect(wire.lastCallTo(PRODUCTS).body).toEqual(FIRST)
  })

  it('sorts, and turns the price around', async () => {
    const { page, wire } = await openStore(pageOf([aProductDto()]))
    await until(() => page.root.querySelector('.product-card'))

    for (const [choice, sorting] of [
      ['sort-soldCount', 'soldCount desc'],
      ['sort-creationTime', 'creationTime desc'],
      ['sort-price', 'price asc'],
      ['sort-price', 'price desc'],
    ] as const) {
      await tap(byId(page, choice))
      await until(() => page.root.querySelector('.product-card'))
      expect(wire.lastCallTo(PRODUCTS).body).toEqual({ ...FIRST, sorting })
      expect(byId(page, choice).getAttribute('aria-checked')).toBe('true')
    }
    expect(byId(page, 'sort-price').getAttribute('aria-label')).toBe('价格从高到低')
  })

  it('keeps what was read on when the customer comes back', async () => {
    const first = Array.from({ length: 7 }, () => aProductDto())
    const last = aProductDto({ displayName: '最后' })
    const { page, wire } = await openStore(pageOf(first, 8), pageOf([last], 8), pageOf([...first, last], 8))
    await until(() => page.root.querySelector('.product-card'))
    await page.scrollToEnd()
    await until(() => page.text().includes('最后'))

    await page.show()

    expect(wire.lastCallTo(PRODUCTS).body).toEqual({ ...FIRST, maxResultCount: 8 })
    expect(page.text()).toContain('最后')
  })

  it('opens a product', async () => {
    const { page, router } = await openStore(pageOf([aProductDto({ id: 'p/1' })]))

    await tap(await until(() => byId(page, 'product-p/1')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.product}?id=p%2F1`])
  })
})
