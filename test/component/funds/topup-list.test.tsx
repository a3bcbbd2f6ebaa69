import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { PaymentMethod, TopupStatus } from '@/model/enumerations/funds'
import { PATHS } from '@/navigation/routes'
import TopupListPage from '@/pages/users/top-up/topup-list'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { aTopupDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'POST /api/u/fund-management/topup/list'

async function openList(reply: Reply, params: Record<string, string> = {}): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire().on(LIST, reply)
  const opened = await openPage(TopupListPage, PATHS.topupList, { wire, params })
  await until(() => opened.page.root.querySelector('.row-card, .state-message'))
  return opened
}

describe('the list of top-ups', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(TopupListPage, PATHS.topupList)

    expect(page.text()).toContain('登录后查看充值记录')
    expect(wire.calls).toEqual([])
  })

  it('shows each one’s method, amounts, code and status, and opens it', async () => {
    const dto = aTopupDto({
      paymentMethod: PaymentMethod.PAYPAL,
      paymentMethodDisplayName: 'PayPal',
      currencyCode: 'USD',
      amount: '100.00',
      creditedAmount: '718.00',
    })
    const { page, router } = await openList(pageOf([dto]))

    for (const text of ['US$100.00', 'PayPal，到账 ¥718.00', 'T26112300000001', '待审核'])
      expect(byId(page, 'topup-t1').textContent).toContain(text)
    await tap(byId(page, 'topup-t1'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.topupResult}?id=t1`])
  })

  it('tells a rejected one from one that the customer has cancelled', async () => {
    const ended = { status: TopupStatus.Cancalled, statusDisplayName: '已取消' }
    const rows = [aTopupDto({ ...ended, id: 'a', rejectReason: '看不清' }), aTopupDto({ ...ended, id: 'b' })]
    const { page } = await openList(pageOf(rows))

    expect(byId(page, 'topup-a').textContent).toContain('未成功')
    expect(byId(page, 'topup-b').textContent).toContain('已取消')
  })

  it('has a tab for each status, and begins with the one that the link names', async () => {
    const { page, wire } = await openList(pageOf([]), { status: '6' })
    expect(wire.lastCallTo(LIST).body).toMatchObject({ status: 6 })
    expect(byId(page, 'tab-6').getAttribute('aria-selected')).toBe('true')
    const tabs = [...page.root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
    expect(tabs).toEqual(['全部', '待处理', '待审核', '充值成功', '已取消', '已过期'])

    await tap(byId(page, 'tab-8'))

    expect(wire.lastCallTo(LIST).body).toMatchObject({ status: 8 })
    expect(page.text()).toContain('该状态下没有充值记录')
  })

  it('shows all for an unknown status', async () => {
    const { wire } = await openList(pageOf([]), { status: '99' })

    expect(wire.lastCallTo(LIST).body).not.toHaveProperty('status')
  })

  it('finds a top-up by its code', async () => {
    const { page, wire } = await openList(pageOf([]))
    await typeInto(byId(page, 'topup-search'), 'T26112300000001')

    const field = byId(page, 'topup-search').querySelector('input') ?? document.body
    await act(async () => {
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    })

    await until(() => page.text().includes('没有找到相关的充值'))
    expect(wire.lastCallTo(LIST).body).toMatchObject({ filter: 'T26112300000001' })
  })

  it('leads to the first top-up while there is none', async () => {
    const { page, router } = await openList(pageOf([]))

    await tap(byId(page, 'to-top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}`])
  })

  it('offers another try when it cannot be read', async () => {
    const { page, wire } = await openList(noAnswer())
    wire.on(LIST, pageOf([aTopupDto()]))

    await tap(byId(page, 'retry'))

    await until(() => byId(page, 'topup-t1'))
  })
})
