import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'

import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, Wire } from '../../support/app/Wire'

import { LIST, ready, one, two, startTicking, isTicked, bodiesOf } from './selecting'

it('comes from a parcel with that one ticked already', async () => {
  rememberSession()
  const wire = new Wire()
    .on(LIST, pageOf([one, two]))
    .on('GET /api/u/biz/ship-for-me/parcel/1', ok(aParcelDetailDto(one)))
  const opened = await openPage(ParcelListPage, PATHS.parcelList, { wire, params: { shipWith: '1' } })

  await until(() => opened.page.root.querySelector('#parcel-1'))
  await until(() => isTicked(opened, '1'))
  expect(isTicked(opened, '2')).toBe(false)
  expect(bodiesOf(opened)).toEqual([{ skipCount: 0, maxResultCount: 7, canSubmit: true }])
})

describe('shipping parcels together', () => {
  it('shows what an order takes, and says why nothing can be done yet', async () => {
    const opened = await startTicking(pageOf([one]))
    await until(() => opened.page.text().includes('SF-1'))

    expect(bodiesOf(opened)[1]).toEqual({ skipCount: 0, maxResultCount: 7, canSubmit: true })
    expect(opened.page.text()).toContain('请先勾选要合并寄出的包裹')
    expect(byId(opened.page, 'submit-selected').getAttribute('aria-disabled')).toBe('true')
    expect(opened.page.root.querySelector('#declare')).toBeNull()
  })

  it('adds up the ticked ones, and names the first day that costs', async () => {
    const opened = await startTicking(pageOf([one, two]))
    await until(() => opened.page.text().includes('SF-2'))

    await tap(byId(opened.page, 'parcel-1'))
    await tap(byId(opened.page, 'parcel-2'))

    expect(byId(opened.page, 'selection-sum').textContent).toBe('已选 2 件1.75 kg')
    expect(opened.page.text()).toContain('免费仓储最早 2026-12-03 到期')
    await tap(byId(opened.page, 'parcel-2'))
    expect(byId(opened.page, 'selection-sum').textContent).toBe('已选 1 件1.20 kg')
    expect(opened.page.text()).toContain('免费仓储最早 2026-12-20 到期')
  })

  it('keeps the ticks while the customer reads on and refreshes', async () => {
    const first = Array.from({ length: 7 }, (_, index) => ready(`a${index}`, 1))
    const opened = await startTicking(pageOf(first, 8), pageOf([two], 8), pageOf(first, 8))
    await until(() => opened.page.text().includes('SF-a6'))
    await tap(byId(opened.page, 'parcel-a6'))

    await opened.page.scrollToEnd()
    await until(() => opened.page.text().includes('SF-2'))
    expect(isTicked(opened, 'a6')).toBe(true)
    await opened.page.pullDown()

    expect(isTicked(opened, 'a6')).toBe(true)
    expect(byId(opened.page, 'selection-sum').textContent).toContain('已选 1 件')
  })

  it('asks about a ticked parcel that is not among those read again', async () => {
    const first = Array.from({ length: 7 }, (_, index) => ready(`a${index}`, 1))
    const opened = await startTicking(pageOf(first, 8), pageOf([two], 8), pageOf(first, 8), pageOf([two]))
    await until(() => opened.page.text().includes('SF-a6'))
    await opened.page.scrollToEnd()
    await until(() => opened.page.text().includes('SF-2'))
    await tap(byId(opened.page, 'parcel-2'))

    await opened.page.pullDown()

    expect(bodiesOf(opened).slice(-1)).toEqual([{ canSubmit: true, filter: 'SF-2', maxResultCount: 99 }])
    expect(byId(opened.page, 'selection-sum').textContent).toContain('已选 1 件')
    expect(opened.toast).not.toHaveBeenCalled()
  })

  it('asks before it switches to a parcel of another warehouse', async () => {
    const elsewhere = { ...two, warehouseId: 'warehouse-2' }
    const opened = await startTicking(pageOf([one, elsewhere]))
    await until(() => opened.page.text().includes('SF-2'))
    await tap(byId(opened.page, 'parcel-1'))
    opened.modal.mockResolvedValueOnce({ confirm: false })

    await tap(byId(opened.page, 'parcel-2'))
    const asked = expect.objectContaining({ title: '一个订单只能寄同一仓库的包裹', confirmText: '改选这件' })
    expect(opened.modal).toHaveBeenCalledWith(asked)
    expect([isTicked(opened, '1'), isTicked(opened, '2')]).toEqual([true, false])
    await tap(byId(opened.page, 'parcel-2'))

    await until(() => isTicked(opened, '2'))
    expect(isTicked(opened, '1')).toBe(false)
  })

  it('unticks what can no longer be shipped, and says so', async () => {
    const opened = await startTicking(pageOf([one, two]), pageOf([one]), pageOf([]))
    await until(() => opened.page.text().includes('SF-2'))
    await tap(byId(opened.page, 'parcel-1'))
    await tap(byId(opened.page, 'parcel-2'))

    await opened.page.hide()
    await opened.page.show()

    await until(() => opened.toast.mock.calls.length > 0)
    expect(opened.toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'SF-2 已不能寄出，已取消勾选' }),
    )
    expect(byId(opened.page, 'selection-sum').textContent).toBe('已选 1 件1.20 kg')
  })

  it('leaves a tick where it is when nobody answers', async () => {
    const opened = await startTicking(pageOf([one, two]), pageOf([one]), noAnswer())
    await until(() => opened.page.text().includes('SF-2'))
    await tap(byId(opened.page, 'parcel-2'))

    await opened.page.pullDown()

    expect(byId(opened.page, 'selection-sum').textContent).toContain('已选 1 件')
    expect(opened.toast).not.toHaveBeenCalled()
    expect(opened.modal).not.toHaveBeenCalled()
  })

  it('is put away by cancelling, and nothing stays ticked', async () => {
    const opened = await startTicking(pageOf([one]), pageOf([one]))
    await until(() => opened.page.text().includes('SF-1'))
    await tap(byId(opened.page, 'parcel-1'))

    await tap(opened.page.getByText('取消'))
    await until(() => opened.page.root.querySelector('#declare'))
    await tap(byId(opened.page, 'ship-together'))

    await until(() => opened.page.root.querySelector('#parcel-1'))
    expect(isTicked(opened, '1')).toBe(false)
  })

  it('says so when there is nothing to ship', async () => {
    const { page } = await startTicking(pageOf([]))

    await until(() => page.text().includes('现在没有可以寄出的包裹'))
  })
})
