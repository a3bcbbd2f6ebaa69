import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { page as pageOf } from '../../support/app/Wire'

import { anEntryDto, fundWire, LOGS, openLog } from './fundWire'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => anEntryDto(`${index + 1}`, { amount: '-1234567.89' }))

describe('a thousand entries', () => {
  it('are mounted near the viewport only', async () => {
    const { page } = await openLog({}, fundWire().on(LOGS, pageOf(entries(1000), 1000)))
    await until(() => byId(page, 'entry-1'))

    expect(page.root.querySelector('#entry-900')).toBeNull()
    expect(page.root.querySelectorAll('.entry').length).toBeLessThan(60)

    await page.scroll(900 * 72)
    await until(() => byId(page, 'entry-900'))
    expect(page.root.querySelector('#entry-1')).toBeNull()
  })

  it('are exported with the filter, money in and out in columns of their own', async () => {
    const saved: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    URL.revokeObjectURL = () => undefined
    URL.createObjectURL = (blob: Blob) => {
      const reader = new FileReader()
      reader.onload = () => saved.push(String(reader.result))
      reader.readAsText(blob)
      return 'blob:1'
    }
    const formula = anEntryDto('1001', { type: 7, amount: '5.00', description: '=1+1', subjectCode: null })
    const wire = fundWire().on(
      LOGS,
      pageOf(entries(20), 1000),
      pageOf(entries(999), 1000),
      pageOf([formula], 1000),
    )
    const { page, toast } = await openLog({ type: '3', month: '2026-11' }, wire)
    await until(() => byId(page, 'entry-1'))

    await tap(byId(page, 'export-entries'))

    await until(() => saved.length > 0)
    expect(wire.callsTo(LOGS).map(({ body }) => body)).toEqual([
      { type: 3, month: '2026-11', skipCount: 0, maxResultCount: 20 },
      { type: 3, month: '2026-11', skipCount: 0, maxResultCount: 999 },
      { type: 3, month: '2026-11', skipCount: 999, maxResultCount: 999 },
    ])
    const lines = saved[0]?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(1001)
    expect(lines[1]).toBe(
      '2026-11-22,2026-11-22T03:11:00.000Z,集运订单,集运订单 L261121000009,L261121000009,,1234567.89,132.43,CNY',
    )
    expect(lines[1000]).toContain(",'=1+1,,5.00,,132.43,CNY")
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: '已开始下载，共 1000 条明细' }))
  })
})
