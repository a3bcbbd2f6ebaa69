import { tap } from '../../support/app/gestures'
import { byId, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { page as pageOf } from '../../support/app/Wire'

import { LIST, openList, rowsIn, parcels } from './browsing'

const ROW = 110

const lastBody = ({ wire }: OpenedPage) => wire.lastCallTo(LIST).body

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
  const MAX_MOUNTED_ROWS = 40

  it('has the rows around the screen, and no others', async () => {
    const opened = await openList(pageOf(parcels(300)))
    await until(() => rowsIn(opened).length)
    expect(rowsIn(opened).length).toBeLessThanOrEqual(MAX_MOUNTED_ROWS)

    for (const first of [0, 12, 150, 290, 3, 299]) {
      await opened.page.scroll(first * ROW)
      expect(rowsIn(opened).length).toBeLessThanOrEqual(MAX_MOUNTED_ROWS)
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
