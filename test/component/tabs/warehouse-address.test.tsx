import { PATHS } from '@/navigation/routes'
import WarehouseAddressPage from '@/pages/tab-bar/warehouse-address/warehouse-address'

import { anAddress } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { GUANGZHOU, YIWU } from '../../support/app/warehouses'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const ADDRESSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'
const TIPS = 'GET /api/f/content-management/article/list'
const tips = [
  { id: 'tip-1', displayTitle: '识别码一个字都不能少', summary: '收件人和详细地址里都要有' },
  { id: 'tip-2', displayTitle: '不收到付件', summary: '仓库不垫付' },
]
const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

function openAddress({ replies = [pageOf([anAddress()])] as Reply[], isSignedIn = true } = {}) {
  if (isSignedIn) rememberSession()
  const wire = new Wire().on(ADDRESSES, ...replies).on(TIPS, pageOf(tips))
  return openPage(WarehouseAddressPage, PATHS.warehouseAddress, { wire })
}

describe('warehouse address page', () => {
  it('asks to sign in, and still says how it works', async () => {
    const { page, router, wire } = await openAddress({ isSignedIn: false })
    expect(page.text()).toContain('登录后领取您的专属仓库地址')
    await until(() => page.text().includes('识别码一个字都不能少'))
    expect(wire.calls.map(({ path }) => path)).toEqual(['/api/f/content-management/article/list'])
    expect(wire.lastCallTo(TIPS).query).toEqual({ categoryId: 'warehouse-tips', maxResultCount: '3' })

    await tap(byId(page, 'sign-in'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.warehouseAddress)}`,
    ])
  })

  it('shows the code and every line, the area from its four levels', async () => {
    const { page } = await openAddress()

    await until(() => page.text().includes('GD10001'))
    for (const text of [
      '广州仓',
      '张三 GD10001',
      '13800138000',
      '中国 广东省 广州市 白云区',
      '均禾街道 1 号',
      '510000',
    ]) {
      expect(page.text()).toContain(text)
    }
  })

  it('copies the whole of it', async () => {
    const { page, toast } = await openAddress()
    await until(() => page.text().includes('GD10001'))

    await tap(byId(page, 'copy-all'))

    expect(writeText).toHaveBeenCalledWith(
      '张三 GD10001\n13800138000\n中国 广东省 广州市 白云区 均禾街道 1 号\n510000',
    )
    await until(() => toast.mock.calls.length)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已复制' }))
  })

  it.each(['张三 GD10001', '13800138000', '中国 广东省 广州市 白云区', '均禾街道 1 号', '510000'])(
    'copies the line %s alone',
    async (line) => {
      const { page } = await openAddress()
      await until(() => page.text().includes('GD10001'))

      await tap(page.getByText(line))

      expect(writeText).toHaveBeenCalledWith(line)
    },
  )

  it('says so when copying is not possible', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true })
    const { page, toast } = await openAddress()
    await until(() => page.text().includes('GD10001'))

    await tap(byId(page, 'copy-all'))

    await until(() => toast.mock.calls.length)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '复制失败，请长按文字手动复制' }))
  })

  it('says so when there is no warehouse', async () => {
    const { page } = await openAddress({ replies: [pageOf([])] })

    await until(() => page.text().includes('暂时没有可用的仓库'))
  })

  it('offers another try when it cannot be read', async () => {
    const { page } = await openAddress({ replies: [noAnswer(), pageOf([anAddress()])] })
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('GD10001'))
  })

  it('shows one of several warehouses, and remembers which was chosen', async () => {
    const { page, stores } = await openAddress({ replies: [pageOf([GUANGZHOU, YIWU])] })
    await until(() => page.text().includes('人和镇'))
    expect(page.text()).not.toContain('北苑街道')

    await tap(page.getByText('义乌仓'))

    expect(page.text()).toContain('北苑街道')
    expect(page.text()).not.toContain('人和镇')
    expect(stores.warehouseChoice.resolve([GUANGZHOU, YIWU])).toBe(YIWU)
  })

  it('offers no choice where there is one', async () => {
    const { page } = await openAddress()
    await until(() => page.text().includes('GD10001'))

    expect(page.root.querySelector('.chip')).toBeNull()
  })

  it('leads on to the formats of the chosen warehouse, the check and the tips', async () => {
    const { page, router } = await openAddress({ replies: [pageOf([GUANGZHOU, YIWU])] })
    await tap(await until(() => page.getByText('义乌仓')))

    await tap(byId(page, 'to-formats'))
    await tap(byId(page, 'to-check'))
    await tap(page.getByText('不收到付件'))
    await tap(byId(page, 'all-tips'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.warehouseAddresses}?id=warehouse-yiwu`,
      `navigateTo ${PATHS.addressCheck}`,
      `navigateTo ${PATHS.warehouseAddressTipDetail}?id=tip-2`,
      `navigateTo ${PATHS.warehouseAddressTips}`,
    ])
  })

  it('leads on to declaring', async () => {
    const { page, router } = await openAddress()

    await tap(await until(() => byId(page, 'declare')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.createParcel}`])
  })
})
