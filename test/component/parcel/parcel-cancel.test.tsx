import { ParcelStatus } from '@/model/enumerations/parcel'

import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { refusal, type WireReply } from '../../support/app/Wire'

import { aParcel, openDetail } from './parcelDetail'

const CANCEL = 'POST /api/u/biz/ship-for-me/parcel/7/cancel'

describe('taking a declaration back', () => {
  const cancelled = aParcel({ status: ParcelStatus.Canceled, statusDisplayName: '已取消' })

  it('asks first, then shows the parcel as cancelled', async () => {
    const { page, wire, modal, toast } = await openDetail()
    wire.on(CANCEL, cancelled)

    await tap(await until(() => byId(page, 'cancel-parcel')))

    await until(() => page.text().includes('已取消'))
    expect(modal).toHaveBeenCalledWith(
      expect.objectContaining({ content: expect.stringContaining('确定取消吗') }),
    )
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已取消预报' }))
    expect(page.root.querySelector('#cancel-parcel')).toBeNull()
  })

  it('leaves everything as it was when the customer thinks again', async () => {
    const { page, wire, modal } = await openDetail()
    modal.mockResolvedValue({ confirm: false, cancel: true, errMsg: '' })

    await tap(await until(() => byId(page, 'cancel-parcel')))

    expect(wire.callsTo(CANCEL)).toEqual([])
    expect(page.text()).toContain('未到仓')
  })

  it('happens once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const { page, wire } = await openDetail()
    wire.on(CANCEL, answer.promise)

    await tap(await until(() => byId(page, 'cancel-parcel')))
    await tap(byId(page, 'cancel-parcel'))
    answer.resolve(cancelled)

    await until(() => page.text().includes('已取消'))
    expect(wire.callsTo(CANCEL)).toHaveLength(1)
  })

  it('is told why when the warehouse was faster', async () => {
    const { page, wire, modal } = await openDetail()
    wire.on(CANCEL, refusal(409, { message: '包裹已到仓，不能取消' }))

    await tap(await until(() => byId(page, 'cancel-parcel')))

    await until(() => modal.mock.calls.length === 2)
    expect(modal).toHaveBeenLastCalledWith(expect.objectContaining({ content: '包裹已到仓，不能取消' }))
  })

  it.each(Object.values(ParcelStatus).filter((status) => status !== ParcelStatus.NotArrival))(
    'is not on offer with status %d',
    async (status) => {
      const { page } = await openDetail({ replies: [aParcel({ status, expressNumber: 'SF777' })] })

      await until(() => page.text().includes('SF777'))
      expect(page.root.querySelector('#cancel-parcel')).toBeNull()
    },
  )
})
