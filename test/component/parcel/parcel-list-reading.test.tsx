import Taro from '@tarojs/taro'

import { ParcelStatus } from '@/model/enumerations/parcel'

import { deferred } from '../../support/app/deferred'
import { aParcelDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, refusal, timedOut, type WireReply } from '../../support/app/Wire'

import { LIST, openList } from './parcelList'

describe('parcel list page', () => {
  it('reads on at the bottom, and not beyond the end', async () => {
    const first = Array.from({ length: 7 }, () => aParcelDto())
    const last = aParcelDto({ expressNumber: 'SF-LAST' })
    const { page, wire } = await openList({ replies: [pageOf(first, 8), pageOf([last], 8)] })
    await until(() => page.text().includes(first[6]?.expressNumber ?? '?'))
    expect(page.text()).not.toContain('没有更多了')

    await page.scrollToEnd()
    await until(() => page.text().includes('SF-LAST'))
    await page.scrollToEnd()

    expect(wire.callsTo(LIST).map(({ body }) => body)).toEqual([
      { skipCount: 0, maxResultCount: 7 },
      { skipCount: 7, maxResultCount: 7 },
    ])
    expect(page.text()).toContain('没有更多了')
  })

  it('keeps what is there when reading on fails, and can try again', async () => {
    const first = aParcelDto({ expressNumber: 'SF-FIRST' })
    const last = aParcelDto({ expressNumber: 'SF-LAST' })
    const { page } = await openList({ replies: [pageOf([first], 2), noAnswer(), pageOf([last], 2)] })
    await until(() => page.text().includes('SF-FIRST'))

    await page.scrollToEnd()
    await until(() => page.text().includes('加载失败，点按重试'))
    expect(page.text()).toContain('SF-FIRST')
    await tap(page.getByText('加载失败，点按重试'))

    await until(() => page.text().includes('SF-LAST'))
  })

  it('narrows down to one status, with the counts of the server', async () => {
    const arrived = aParcelDto({ expressNumber: 'SF-IN' })
    const { page, wire } = await openList({
      replies: [pageOf([aParcelDto()]), pageOf([arrived]), pageOf([])],
    })
    await until(() => byId(page, 'tab-50').textContent === '未到仓2')

    await tap(byId(page, 'tab-63'))
    await until(() => page.text().includes('SF-IN'))
    expect(wire.lastCallTo(LIST).body).toEqual({ skipCount: 0, maxResultCount: 7, status: 63 })

    await tap(byId(page, 'tab-50'))
    await until(() => page.text().includes('这个状态下没有包裹'))
    expect(byId(page, 'tab-50').getAttribute('aria-selected')).toBe('true')
  })

  it('shows the chosen status even when the answer to the one before comes last', async () => {
    const slow = deferred<WireReply>()
    const { page } = await openList({
      replies: [slow.promise, pageOf([aParcelDto({ expressNumber: 'SF-IN' })])],
    })
    await until(() => byId(page, 'tab-63'))

    await tap(byId(page, 'tab-63'))
    await until(() => page.text().includes('SF-IN'))
    slow.resolve(pageOf([aParcelDto({ expressNumber: 'SF-OLD' })]))
    await page.scrollToEnd()

    expect(page.text()).not.toContain('SF-OLD')
  })

  it('is read again when it is pulled down or comes back, and lets go of the page', async () => {
    const stop = jest.spyOn(Taro, 'stopPullDownRefresh').mockReturnValue(undefined)
    const arrived = aParcelDto({ statusDisplayName: '仓库已签收', status: ParcelStatus.Arrived })
    const { page, wire } = await openList({ replies: [pageOf([aParcelDto()]), pageOf([arrived])] })
    await until(() => page.text().includes('未到仓'))

    await page.pullDown()
    await until(() => page.text().includes('仓库已签收'))
    expect(stop).toHaveBeenCalled()

    await page.hide()
    await page.show()
    expect(wire.callsTo(LIST)).toHaveLength(3)
  })

  it('keeps what it shows when pulling it down brings nothing, and says so', async () => {
    const { page, toast } = await openList({
      replies: [pageOf([aParcelDto({ expressNumber: 'SF777' })]), timedOut()],
    })
    await until(() => page.text().includes('SF777'))

    await page.pullDown()

    await until(() => toast.mock.calls.length)
    expect(toast.mock.calls).toEqual([[expect.objectContaining({ title: '请求超时，请重试' })]])
    expect(page.text()).toContain('SF777')
  })

  it('leaves a pull that is refused to the modal', async () => {
    const { page, toast, modal } = await openList({ replies: [pageOf([aParcelDto()]), refusal(500)] })
    await until(() => page.text().includes('未到仓'))

    await page.pullDown()

    await until(() => modal.mock.calls.length)
    expect(toast).not.toHaveBeenCalled()
  })
})
