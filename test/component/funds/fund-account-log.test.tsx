import { PATHS } from '@/navigation/routes'
import FundAccountLogPage from '@/pages/users/my-wallet/fund-account-log'

import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, type Wire } from '../../support/app/Wire'

import { anEntryDto, fundWire, LOGS, monthsDto, MONTHS, openLog } from './fundWire'

const bodiesOf = (wire: Wire) => wire.callsTo(LOGS).map(({ body }) => body)
const FIRST = { skipCount: 0, maxResultCount: 20 }

async function openFilled(...given: Parameters<typeof openLog>) {
  const opened = await openLog(...given)
  await until(() => opened.page.root.querySelector('.entry'))
  await until(() => byId(opened.page, 'month-2026-11'))
  return opened
}

describe('the balance’s entries', () => {
  it('ask a visitor to sign in', async () => {
    const { page, wire } = await openPage(FundAccountLogPage, PATHS.fundAccountLog)

    expect(byId(page, 'sign-in')).toBeTruthy()
    expect(wire.calls).toEqual([])
  })

  it('come by day, each with the balance after it', async () => {
    const { page } = await openFilled()

    expect([...page.root.querySelectorAll('.entry-day')].map((day) => day.textContent)).toEqual([
      '今天',
      '11 月 20 日',
    ])
    expect(byId(page, 'entry-3').textContent).toBe('集运订单−¥96.40L261121000009余额 ¥132.43')
  })

  it('lead to their order or top-up, if they have one', async () => {
    const { page, router } = await openFilled()

    await tap(byId(page, 'entry-3'))
    await tap(byId(page, 'entry-4'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.orderDetail}?id=o9`,
      `navigateTo ${PATHS.topupResult}?id=t4`,
    ])
    expect(byId(page, 'entry-1').getAttribute('role')).toBeNull()
  })

  it('are filtered by type and by month, which a second tap clears', async () => {
    const { page, wire } = await openFilled()
    const month = byId(page, 'month-2026-10')

    await tap(byId(page, 'tab-8'))
    await tap(month)
    await until(() => page.text().includes('10 月，收入 ¥100.00，支出 ¥50.00'))
    expect(month.getAttribute('aria-checked')).toBe('true')
    await tap(byId(page, 'clear-month'))
    await tap(byId(page, 'tab-all'))

    await until(() => bodiesOf(wire).length === 5)
    expect(bodiesOf(wire)).toEqual([
      FIRST,
      { ...FIRST, type: 8 },
      { ...FIRST, type: 8, month: '2026-10' },
      { ...FIRST, type: 8 },
      FIRST,
    ])
    expect(page.root.querySelector('#clear-month')).toBeNull()
  })

  it('have all eight types', async () => {
    const { page } = await openFilled()

    const tabs = [...page.root.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)
    expect(tabs).toEqual([
      ...['全部', '充值', '提现', '集运订单', '代购', '退款', '包裹费用', '人工调整'],
      '集运订单退款',
    ])
  })

  it('begin with the filter of a link, and with all of a link that makes no sense', async () => {
    const { page, wire } = await openFilled({ month: '2025-03', type: '3' })
    expect(bodiesOf(wire)).toEqual([{ ...FIRST, type: 3, month: '2025-03' }])
    expect(byId(page, 'clear-month').textContent).toBe('2025 年 3 月')

    const other = await openFilled({ month: '2025-13', type: '99' })
    expect(bodiesOf(other.wire)).toEqual([FIRST])
  })

  it('offer to show all if a month has none', async () => {
    const wire = fundWire().on(LOGS, pageOf([]), pageOf([anEntryDto('3')]))
    const { page } = await openLog({ month: '2026-09', type: '2' }, wire)
    await until(() => page.text().includes('没有符合条件的明细'))

    await tap(byId(page, 'show-all'))

    await until(() => byId(page, 'entry-3'))
    expect(bodiesOf(wire)[1]).toEqual(FIRST)
  })

  it('say that there are none yet', async () => {
    const { page } = await openLog({}, fundWire().on(LOGS, pageOf([])))

    await until(() => page.text().includes('还没有余额变动'))
    expect(byId(page, 'export-entries').getAttribute('aria-disabled')).toBe('true')
  })

  it('load without the months, which have their own retry', async () => {
    const wire = fundWire().on(MONTHS, noAnswer(), ok(monthsDto()))
    const { page } = await openLog({}, wire)
    await until(() => byId(page, 'entry-3'))
    expect(page.root.querySelector('.entry-day')?.textContent).toBe('11 月 22 日')

    await tap(byId(page, 'months').querySelector('.button') as Element)

    await until(() => byId(page, 'month-2026-11'))
    expect(wire.callsTo(LOGS)).toHaveLength(1)
  })

  it('are read again without the months', async () => {
    const wire = fundWire().on(LOGS, noAnswer(), pageOf([anEntryDto('3')]))
    const { page } = await openLog({}, wire)

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'entry-3'))
    expect(wire.callsTo(MONTHS)).toHaveLength(1)
  })
})
