import { PATHS } from '@/navigation/routes'
import ProductPage from '@/pages-store/store/product/product'
import productConfig from '@/pages-store/store/product/product.config'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, refusal, type Reply } from '../../support/app/Wire'

import { aProductDetail, aSku, PRODUCT, storeWire } from './storeWire'

const CONFIRM = `navigateTo ${PATHS.confirmStoreOrder}?productId=7`

async function openProduct(...replies: Reply[]) {
  const wire = replies.length > 0 ? storeWire().on(PRODUCT, ...replies) : storeWire()
  const opened = await openPage(ProductPage, PATHS.product, { wire, params: { id: '7' } })
  await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
  return opened
}

const withSkus = (...skus: ReturnType<typeof aSku>[]) => ok(aProductDetail({ skus }))

describe('a product', () => {
  it('shows the first option that is in stock, and the price and stock of the one that is chosen', async () => {
    const { page } = await openProduct(
      withSkus(
        aSku('red', { displayName: '红', stock: 0 }),
        aSku('blue', { displayName: '蓝', price: '1200.00' }),
        aSku('green', { displayName: '绿', stock: 50 }),
      ),
    )
    for (const text of ['1,200.00', '仅剩 3 件', '手工制作', '红 · 缺货', '绿 · ¥10.00'])
      expect(page.text()).toContain(text)

    await tap(page.getByText('绿 · ¥10.00'))

    expect(page.text()).toContain('库存 50')
    expect(page.root.querySelector('.bar-total')?.textContent).toBe('合计¥10.00')
  })

  it('says what several cost together, as many as there are', async () => {
    const { page } = await openProduct()

    await tap(byId(page, 'quantity-more'))
    expect(page.root.querySelector('.bar-total')?.textContent).toBe('合计 2 件¥20.00')
    await tap(byId(page, 'quantity-more'))
    await tap(byId(page, 'quantity-more'))

    expect(page.root.querySelector('.bar-total')?.textContent).toBe('合计 3 件¥30.00')
    expect(byId(page, 'quantity-more').getAttribute('aria-disabled')).toBe('true')
  })

  it('is bought as chosen', async () => {
    rememberSession()
    const { page, router } = await openProduct()
    await typeInto(byId(page, 'quantity'), '３')

    await tap(byId(page, 'buy'))

    expect(router.moves).toEqual([`${CONFIRM}&skuId=blue&quantity=3`])
  })

  it('asks a visitor to sign in, over the order to come back to', async () => {
    const { page, router } = await openProduct()

    await tap(byId(page, 'buy'))

    await until(() => router.moves.length === 2)
    const order = `${PATHS.confirmStoreOrder}?productId=7&skuId=blue&quantity=1`
    expect(router.moves).toEqual([
      `navigateTo ${order}`,
      `navigateTo ${PATHS.login}?redirect=${encodeURIComponent(order)}`,
    ])
  })

  it.each([
    ['这个规格暂时缺货，请选择其他规格', [aSku('red', { stock: 0 }), aSku('blue')]],
    ['这件商品暂时缺货，补货后可购买', [aSku('red', { stock: 0 })]],
  ])('says why it can’t be bought: %s', async (reason, skus) => {
    const { page, router } = await openProduct(withSkus(...skus))
    if (skus.length > 1) await tap(page.getByText('red · 缺货'))

    expect(page.root.querySelector('.action-bar')?.textContent).toContain(reason)
    await tap(byId(page, 'buy'))

    expect(router.moves).toEqual([])
  })

  it('says that it is gone', async () => {
    const { page, router } = await openProduct(refusal(404))
    expect(page.text()).toContain('商品已下架或不存在')

    await tap(page.getByText('商城'))

    expect(router.moves).toEqual([`switchTab ${PATHS.store}`])
  })

  it('can be shared as a card with picture and price that leads back to it', async () => {
    Object.assign(ProductPage, productConfig)
    const { page } = await openProduct(ok(aProductDetail({ shareImage: '/cards/bowl.jpg' })))

    expect(page.share()).toMatchObject({
      title: '瓷碗 ¥19.90',
      path: `${PATHS.product}?id=7`,
      imageUrl: '/cards/bowl.jpg',
    })
  })

  it('reads in English too', async () => {
    const opened = await openProduct()

    await switchLanguage(opened, 'en')

    expect(byId(opened.page, 'buy').textContent).toBe('Buy now')
  })
})
