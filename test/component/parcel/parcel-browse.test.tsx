import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'

import { deferred } from '../../support/app/deferred'
import { aParcelDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { flush, until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply, type WireReply } from '../../support/app/Wire'

const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'
const ROW = 110

async function openList(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire().on(LIST, ...replies)
  return openPage(ParcelListPage, PATHS.parcelList, { wire, below: [PATHS.home] })
}

const lastBody = ({ wire }: OpenedPage) => wire.lastCallTo(LIST).body
const rowsIn = ({ page }: OpenedPage) => Array.from(page.root.querySelectorAll('.row-card'))
const parcels = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aParcelDto({ id: `${from + index}`, expressNumber: `SF-${from + index}` }),
  )

describe('the filter of the list', () => {
  const choose = async ({ page }: OpenedPage, text: string) => {
    const chips = Array.from(page.root.querySelectorAll('.sheet .chip'))
    const chip = chips.find(({ textContent }) => textContent === text)
    if (!chip)
      throw new Error(`no choice “${text}” among ${chips.map(({ textContent }) => textContent).join()}`)
    await tap(chip)
  }

  it('asks the server once all is chosen, and says how many ways it narrows', async () => {
    const opened = await openList(pageOf(parcels(1)), pageOf([]))
    await until(() => rowsIn(opened).length)
    await tap(byId(opened.page, 'filter-parcels'))
    await choose(opened, '已申报')
    await choose(opened, '未提交')
    await choose(opened, '免费仓储先到期在前')
    expect(opened.wire.callsTo(LIST)).toHaveLength(1)

    await tap(byId(opened.page, 'apply-filter'))

    await until(() => opened.page.text().includes('没有符合筛选条件的包裹'))
    expect(lastBody(opened)).toEqual({
      skipCount: 0,
      maxResultCount: 7,
      isDeclared: true,
      isSubmitted: false,
      sorting: 'freeUntil asc',
    })
    expect(byId(opened.page, 'filter-parcels').textContent).toBe('筛选 3')
    await tap(byId(opened.page, 'drop-filter'))
    expect(lastBody(opened)).toEqual({ skipCount: 0, maxResultCount: 7 })
  })

  it('stays while the customer looks at a parcel, and on every tab', async () => {
    const opened = await openList(pageOf(parcels(2)))
    await until(() => rowsIn(opened).length)
    await tap(byId(opened.page, 'filter-parcels'))
    await choose(opened, '已提交')
    await tap(byId(opened.page, 'apply-filter'))

    await opened.page.hide()
    await opened.page.show()
    expect(lastBody(opened)).toEqual({ skipCount: 0, maxResultCount: 7, isSubmitted: true })
    await tap(byId(opened.page, 'tab-63'))

    expect(lastBody(opened)).toEqual({ skipCount: 0, maxResultCount: 7, isSubmitted: true, status: 63 })
  })

  it('does not ask for the declaration where the tab says it', async () => {
    const opened = await openList(pageOf(parcels(1)))
    await tap(byId(opened.page, 'tab-undeclared'))
    await tap(byId(opened.page, 'filter-parcels'))

    const choices = Array.from(opened.page.root.querySelectorAll('.sheet .chip')).map(
      ({ textContent }) => textContent,
    )
    expect(choices).not.toContain('已申报')
    expect(choices).toContain('已提交')
  })
})

describe('a long list', () => {
  const MAX_ROWS = 40

  it('has the rows around the screen, and no others', async () => {
    const opened = await openList(pageOf(parcels(300)))
    await until(() => rowsIn(opened).length)
    expect(rowsIn(opened).length).toBeLessThanOrEqual(MAX_ROWS)

    for (const first of [0, 12, 150, 290, 3, 299]) {
      await opened.page.scroll(first * ROW)
      expect(rowsIn(opened).length).toBeLessThanOrEqual(MAX_ROWS)
      expect(opened.page.root.querySelector(`#parcel-${first}`)).not.toBeNull()
    }
    expect(opened.page.root.querySelector('#parcel-0')).toBeNull()
  })

  it('has the rows on screen first after a jump, and the spare ones at once after them', async () => {
    const opened = await openList(pageOf(parcels(300)))
    await until(() => rowsIn(opened).length)
    const all = rowsIn(opened).length
    const seen: number[] = []
    const observer = new MutationObserver(() => seen.push(rowsIn(opened).length))
    observer.observe(opened.page.root, { childList: true, subtree: true })

    await opened.page.scroll(150 * ROW)
    await until(() => rowsIn(opened).length === all)
    observer.disconnect()

    expect(Math.min(...seen)).toBeLessThan(all)
  })

  it('has them in the order in which they are read', async () => {
    const opened = await openList(pageOf(parcels(100)))
    await until(() => rowsIn(opened).length)
    await opened.page.scroll(37 * ROW)

    const numbers = rowsIn(opened).map(({ id }) => Number(id.replace('parcel-', '')))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it('is as high as all of its rows', async () => {
    const opened = await openList(pageOf(parcels(300)))
    await until(() => rowsIn(opened).length)

    const rows = opened.page.root.querySelector<HTMLElement>('.windowed-rows')
    expect(rows?.style.height).toBe(`${(300 * ROW) / 20}rem`)
  })

  it('reads on before the last row is on screen', async () => {
    const opened = await openList(pageOf(parcels(40), 47), pageOf(parcels(7, 40), 47))
    await until(() => rowsIn(opened).length)

    await opened.page.scroll(20 * ROW)
    expect(opened.wire.callsTo(LIST)).toHaveLength(1)
    await opened.page.scroll(30 * ROW)

    expect(opened.wire.callsTo(LIST)).toHaveLength(2)
  })

  it('is where it was when the customer comes back, with what has changed', async () => {
    const first = parcels(60)
    const changed = first.map((parcel) => ({ ...parcel, statusDisplayName: '已入库' }))
    const opened = await openList(pageOf(first), pageOf(changed.slice(25, 55), 60))
    await until(() => rowsIn(opened).length)
    await opened.page.scroll(30 * ROW)

    await opened.page.hide()
    await opened.page.show()

    const { skipCount } = lastBody(opened) as { skipCount: number }
    expect(skipCount).toBe(25)
    await until(() => byId(opened.page, 'parcel-30').textContent?.includes('已入库'))
    await opened.page.scroll(0)
    expect(byId(opened.page, 'parcel-0').textContent).toContain('未到仓')
  })
})

describe('a finger on a parcel', () => {
  const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })

  /** Opens a list with a single parcel, with touch gestures for its row and a record of the copied texts. */
  async function openRow() {
    const copied: string[] = []
    const writeText = async (text: string) => void copied.push(text)
    Object.assign(navigator, { clipboard: { writeText } })
    const opened = await openList(pageOf(parcels(1)))
    await until(() => rowsIn(opened).length)
    const row = byId(opened.page, 'parcel-0')
    jest.useFakeTimers()
    return {
      ...opened,
      copied,
      land: () => fireEvent.touchStart(row, touch(100, 100)),
      moveTo: (x: number, y: number) => fireEvent.touchMove(row, touch(x, y)),
      wait: (ms: number) => act(async () => void jest.advanceTimersByTime(ms)),
      async lift() {
        jest.useRealTimers()
        fireEvent.touchEnd(row)
        await tap(row)
      },
    }
  }

  afterEach(() => void jest.useRealTimers())

  it('copies its number once it has stayed for 350 ms, and opens nothing', async () => {
    const { copied, toast, router, land, wait, lift, page } = await openRow()

    land()
    await wait(349)
    expect(copied).toEqual([])
    await wait(1)
    expect(copied).toEqual(['SF-0'])
    await lift()

    expect(toast.mock.calls).toEqual([[expect.objectContaining({ title: '已复制' })]])
    expect(router.moves).toEqual([])
    await tap(byId(page, 'parcel-0'))
    expect(router.moves).toHaveLength(1)
  })

  it('may tremble by 10 px', async () => {
    const { copied, land, moveTo, wait } = await openRow()

    land()
    moveTo(106, 108)
    moveTo(94, 92)
    await wait(350)

    expect(copied).toEqual(['SF-0'])
  })

  it('that goes further scrolls, and copies nothing', async () => {
    const { copied, land, moveTo, wait } = await openRow()

    land()
    moveTo(100, 111)
    moveTo(100, 100)
    await wait(1000)

    expect(copied).toEqual([])
  })

  it('that is lifted before opens it', async () => {
    const { copied, router, land, wait, lift } = await openRow()

    land()
    await wait(300)
    await lift()
    await flush()

    expect(copied).toEqual([])
    expect(router.moves).toHaveLength(1)
  })
})

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
