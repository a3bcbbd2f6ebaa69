import { AfterSalesStatus } from '@/model/care/afterSales'
import { PATHS } from '@/navigation/routes'
import AfterSalesListPage from '@/pages-care/after-sales/after-sales-list/after-sales-list'

import { aCaseDto } from '../../support/app/careFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'POST /api/u/after-sales/list'

const paid = aCaseDto({
  id: '1',
  code: 'AS1',
  status: AfterSalesStatus.Resolved,
  statusDisplayName: '已解决',
  compensation: '1020.00',
})

function openList(...replies: Reply[]) {
  rememberSession()
  return openPage(AfterSalesListPage, PATHS.afterSalesList, { wire: new Wire().on(LIST, ...replies) })
}

describe('the customer’s cases', () => {
  it('ask to sign in first', async () => {
    const { page, wire } = await openPage(AfterSalesListPage, PATHS.afterSalesList)

    expect(page.text()).toContain('登录后查看售后')
    expect(wire.calls).toEqual([])
  })

  it('show what they are about and how they stand, and lead there', async () => {
    const { page, router } = await openList(pageOf([paid]))

    const row = await until(() => byId(page, 'case-1'))
    for (const text of ['重量异议', 'SF777', '已解决', '已赔付 ¥1,020.00 · 2026-01-02'])
      expect(row.textContent).toContain(text)
    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${PATHS.afterSalesDetail}?id=1`])
  })

  it('name the order that they are about', async () => {
    const about = { parcelId: null, orderId: 'o1', subjectDisplayName: 'L1' }
    const { page } = await openList(pageOf([aCaseDto({ id: '2', ...about })]))

    await until(() => byId(page, 'case-2').textContent?.includes('集运订单 L1'))
  })

  it('are narrowed down by status', async () => {
    const { page, wire } = await openList(pageOf([paid]), pageOf([]))
    await until(() => byId(page, 'case-1'))

    await tap(byId(page, 'tab-20'))

    await until(() => page.text().includes('这个状态下没有售后申请'))
    expect(wire.callsTo(LIST).map(({ body }) => (body as { status?: number }).status)).toEqual([
      undefined,
      20,
    ])
  })

  it('lead to the parcels while there are none', async () => {
    const { page, router } = await openList(pageOf([]))

    await tap(await until(() => byId(page, 'to-parcels')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelList}`])
  })

  it('offer another try when they cannot be read', async () => {
    const { page } = await openList(noAnswer(), pageOf([paid]))

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'case-1'))
  })
})
