import { PATHS } from '@/navigation/routes'
import WarehouseAddressTipDetailPage from '@/pages-warehouse-address/warehouse-address-tip-detail/warehouse-address-tip-detail'
import WarehouseAddressTipsPage from '@/pages-warehouse-address/warehouse-address-tips/warehouse-address-tips'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'GET /api/f/content-management/article/list'
const DETAIL = 'GET /api/f/content-management/article/tip-id-code'
const tips = [
  { id: 'tip-id-code', displayTitle: '识别码一个字都不能少', summary: '收件人和详细地址里都要有' },
  { id: 'tip-cash', displayTitle: '不收到付件', summary: '仓库不垫付' },
]
const detail = {
  ...tips[0],
  publishTime: '2026-01-02T03:04:05Z',
  content: [
    { type: 'paragraph', text: '粘贴以后再看一眼。' },
    { type: 'notice', tone: 'warning', text: '漏写的包裹会进入无主件' },
    { type: 'hologram', text: '以后才有' },
  ],
}

describe('the tips', () => {
  const openTips = (...replies: Reply[]) =>
    openPage(WarehouseAddressTipsPage, PATHS.warehouseAddressTips, { wire: new Wire().on(LIST, ...replies) })

  it('are listed for anybody, each leading to its own page', async () => {
    const { page, wire, router } = await openTips(pageOf(tips))
    await until(() => page.text().includes('不收到付件'))
    expect(wire.lastCallTo(LIST).query).toMatchObject({ categoryId: 'warehouse-tips', skipCount: '0' })

    await tap(byId(page, 'tip-tip-cash'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.warehouseAddressTipDetail}?id=tip-cash`])
  })

  it('that are none lead on', async () => {
    const { page, router } = await openTips(pageOf([]))
    await until(() => page.text().includes('暂时没有须知'))

    await tap(byId(page, 'to-service'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('can be asked for again', async () => {
    const { page } = await openTips(noAnswer(), pageOf(tips))
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('不收到付件'))
  })
})

describe('a tip', () => {
  const openTip = (...replies: Reply[]) =>
    openPage(WarehouseAddressTipDetailPage, PATHS.warehouseAddressTipDetail, {
      wire: new Wire().on(DETAIL, ...replies),
      params: { id: 'tip-id-code' },
    })

  it('shows every block it knows', async () => {
    const { page } = await openTip(ok(detail))

    await until(() => page.text().includes('粘贴以后再看一眼。'))
    expect(page.text()).toContain('识别码一个字都不能少')
    expect(page.text()).toContain('漏写的包裹会进入无主件')
    expect(page.text()).not.toContain('以后才有')
  })

  it('is read again in the other language', async () => {
    const opened = await openTip(ok(detail), ok({ ...detail, displayTitle: 'Keep the ID code complete' }))

    await switchLanguage(opened, 'en')

    await until(() => opened.page.text().includes('Keep the ID code complete'))
  })

  it('that is gone leads to the others', async () => {
    const { page, router } = await openTip(refusal(404, { message: 'data not found' }))
    await until(() => page.text().includes('这条须知已不在了'))

    await tap(byId(page, 'all-tips'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.warehouseAddressTips}`])
  })
})
