import { TopupStatus } from '@/model/enumerations/funds'

import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId, type OpenedPage } from '../../support/app/openPage'
import { anEndedDto, aTopupDetailDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type WireReply } from '../../support/app/Wire'
import { CANCEL, openTopup, TOPUP, topupWire } from './topupWire'

/** Sooner than the page polls. */
const AT_ONCE = { timeoutMs: 3_000 }

describe('cancelling a top-up', () => {
  const cancelled = () => ok(anEndedDto(TopupStatus.Cancalled))
  const cancel = ({ page }: OpenedPage) => tap(byId(page, 'cancel-topup'))

  it('asks first, and says what becomes of money that was paid', async () => {
    const opened = await openTopup(topupWire().on(CANCEL, cancelled()))
    opened.modal.mockResolvedValueOnce({ confirm: false })

    await cancel(opened)
    const question: unknown = expect.stringContaining('请先联系客服')
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: question }))
    expect(opened.wire.callsTo(CANCEL)).toEqual([])

    await cancel(opened)
    await until(() => opened.page.text().includes('您取消了这笔充值'))
  })

  it('that was approved meanwhile shows the success', async () => {
    const wire = topupWire(ok(aTopupDetailDto()), ok(anEndedDto(TopupStatus.Paid)))
    const opened = await openTopup(wire.on(CANCEL, refusal(409, { code: 'TopupMoveRefused' })))

    await cancel(opened)

    await until(() => opened.page.text().includes('已存入余额'), AT_ONCE)
  })

  it('without an answer, and not done, is repeated with the same key', async () => {
    const opened = await openTopup(topupWire().on(CANCEL, noAnswer(), cancelled()))

    await cancel(opened)
    await until(() => opened.toast.mock.calls.length > 0)
    expect(opened.page.text()).toContain('客服审核中')
    await cancel(opened)

    await until(() => opened.page.text().includes('您取消了这笔充值'))
    const keys = opened.wire.callsTo(CANCEL).map(({ header }) => header['Idempotency-Key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('is sent once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openTopup(topupWire().on(CANCEL, answer.promise))

    await cancel(opened)
    await cancel(opened)
    answer.resolve(cancelled())

    await until(() => opened.page.text().includes('您取消了这笔充值'))
    expect(opened.wire.callsTo(CANCEL)).toHaveLength(1)
    expect(opened.wire.callsTo(TOPUP)).toHaveLength(1)
  })
})
