import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, type WireReply } from '../../support/app/Wire'

import { LIST, openList, rowsIn, parcels } from './browsing'

describe('the list as a table', () => {
  const saved: { name: string; text: string }[] = []

  beforeEach(() => {
    saved.length = 0
    const blobs = new Map<string, Blob>()
    URL.createObjectURL = (blob: Blob) => {
      blobs.set('blob:1', blob)
      return 'blob:1'
    }
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const reader = new FileReader()
      reader.onload = () => saved.push({ name: this.download, text: String(reader.result) })
      reader.readAsText(blobs.get(this.href) ?? new Blob())
    })
  })

  it('has all parcels of the filter, however many pages that takes', async () => {
    const opened = await openList(
      pageOf(parcels(7), 1200),
      pageOf(parcels(999), 1200),
      pageOf(parcels(201, 999), 1200),
    )
    await until(() => rowsIn(opened).length)

    await tap(byId(opened.page, 'export-parcels'))

    await until(() => saved.length > 0)
    expect(
      opened.wire
        .callsTo(LIST)
        .map(({ body }) => body)
        .slice(1),
    ).toEqual([
      { skipCount: 0, maxResultCount: 999 },
      { skipCount: 999, maxResultCount: 999 },
    ])
    const lines = saved[0]?.text.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(1201)
    expect(lines[0]).toContain('快递单号,快递公司,状态')
    expect(lines[1200]).toContain('SF-1199')
    expect(saved[0]?.name).toMatch(/^包裹-\d{4}-\d\d-\d\d\.csv$/)
    expect(opened.toast).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: '已开始下载，共 1200 件包裹' }),
    )
  })

  it('is copied in WeChat’s browser, upon another tap', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    const copied: string[] = []
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    const opened = await openList(pageOf(parcels(7)), pageOf(parcels(7)))
    await until(() => rowsIn(opened).length)
    expect(byId(opened.page, 'export-parcels').textContent).toBe('复制表格')

    await tap(byId(opened.page, 'export-parcels'))

    await until(() => copied.length > 0)
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ confirmText: '复制' }))
    expect(copied[0]).toContain('SF-6')
    expect(saved).toEqual([])
    expect(opened.toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: '已复制' }))
  })

  it('is made once at a time, and says how far it is', async () => {
    const rest = deferred<WireReply>()
    const opened = await openList(pageOf(parcels(7), 1200), pageOf(parcels(999), 1200), rest.promise)
    await until(() => rowsIn(opened).length)
    const button = byId(opened.page, 'export-parcels')

    await tap(button)
    await until(() => button.textContent === '83%')
    await tap(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    rest.resolve(pageOf(parcels(201, 999), 1200))

    await until(() => saved.length > 0)
    expect(opened.wire.callsTo(LIST)).toHaveLength(3)
    expect(button.textContent).toBe('导出表格')
  })

  it('can be tried again after a failure, which is said', async () => {
    const opened = await openList(pageOf(parcels(7)), noAnswer(), pageOf(parcels(7)))
    await until(() => rowsIn(opened).length)

    await tap(byId(opened.page, 'export-parcels'))
    await until(() => opened.toast.mock.calls.length > 0)
    expect(saved).toEqual([])
    await tap(byId(opened.page, 'export-parcels'))

    await until(() => saved.length > 0)
  })

  it('is not offered for nothing', async () => {
    const opened = await openList(pageOf([]))
    await until(() => opened.page.text().includes('还没有包裹'))

    expect(byId(opened.page, 'export-parcels').getAttribute('aria-disabled')).toBe('true')
  })
})
