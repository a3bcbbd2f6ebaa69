import { TopupStatus } from '@/model/enumerations/funds'

import { typeInto } from '../../support/app/gestures'
import { byId, change, type OpenedPage } from '../../support/app/openPage'
import { aDraftDto, anEndedDto, aTopupDetailDto } from '../../support/app/topupFactories'
import { flush } from '../../support/app/until'
import { noAnswer, ok, refusal } from '../../support/app/Wire'
import { openTopup, TOPUP, topupWire } from './topupWire'

const MINUTE_MS = 60_000
const { Paid, Expired } = TopupStatus

afterEach(() => jest.useRealTimers())

async function openFollowed(...args: Parameters<typeof openTopup>): Promise<OpenedPage> {
  jest.useFakeTimers({
    doNotFake: ['requestAnimationFrame', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  })
  return openTopup(...args)
}

async function pass(ms: number): Promise<void> {
  await change(() => jest.advanceTimersByTimeAsync(ms))
  await flush()
}

const reads = ({ wire }: OpenedPage) => wire.callsTo(TOPUP).length

describe('a page about a top-up that stays open', () => {
  it('turns to success by itself, reads the balance, and asks no more', async () => {
    const opened = await openFollowed(topupWire(ok(aTopupDetailDto()), ok(anEndedDto(Paid))))
    expect(opened.page.text()).toContain('客服审核中')

    await pass(6_000)

    expect(opened.page.text()).toContain('已存入余额')
    expect(opened.page.text()).toContain('当前余额 ¥300.00')
    await pass(10 * MINUTE_MS)
    expect(reads(opened)).toBe(2)
  })

  it('learns that a draft has expired', async () => {
    const opened = await openFollowed(topupWire(ok(aDraftDto()), ok(anEndedDto(Expired))))

    await pass(6_000)

    expect(opened.page.text()).toContain('充值已过期')
  })

  it('keeps what the customer is entering', async () => {
    const opened = await openFollowed(topupWire(ok(aDraftDto())))
    const field = byId(opened.page, 'remarks')
    await typeInto(field, '我太太付的')

    await pass(MINUTE_MS)

    expect(reads(opened)).toBeGreaterThan(2)
    expect(byId(opened.page, 'remarks')).toBe(field)
    expect(field.querySelector('textarea')?.value).toBe('我太太付的')
  })

  it('keeps the countdown by the server’s clock', async () => {
    const later = aDraftDto({ serverTime: '2026-11-24T06:30:00Z' })
    const opened = await openFollowed(topupWire(ok(aDraftDto()), ok(later)))
    expect(opened.page.text()).toContain('还剩 23 小时 55 分钟')

    await pass(6_000)

    expect(opened.page.text()).toContain('还剩 30 分钟')
  })

  it.each([
    ['no answer', noAnswer()],
    ['a refusal', refusal(500, { message: '出错了' })],
  ])('says nothing of %s, and tries again', async (_what, failure) => {
    const opened = await openFollowed(topupWire(ok(aTopupDetailDto()), failure, ok(anEndedDto(Paid))))

    await pass(6_000)
    expect(opened.page.text()).toContain('客服审核中')
    expect(opened.modal).not.toHaveBeenCalled()
    expect(opened.toast).not.toHaveBeenCalled()

    await pass(10_000)
    expect(opened.page.text()).toContain('已存入余额')
  })

  it('asks less and less often', async () => {
    const opened = await openFollowed(topupWire())

    await pass(30 * MINUTE_MS)

    expect(reads(opened)).toBeLessThan(40)
    expect(reads(opened)).toBeGreaterThan(30)
  })

  it('asks nothing while another page covers it, and at once when it is back', async () => {
    const opened = await openFollowed(topupWire())
    await opened.page.hide()
    await pass(10 * MINUTE_MS)
    expect(reads(opened)).toBe(1)

    await opened.page.show()

    expect(reads(opened)).toBe(2)
  })

  it('asks nothing while the browser shows another tab', async () => {
    const opened = await openFollowed(topupWire())
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await change(() => document.dispatchEvent(new Event('visibilitychange')))
    await pass(10 * MINUTE_MS)
    expect(reads(opened)).toBe(1)

    hidden.mockReturnValue(false)
    await change(() => document.dispatchEvent(new Event('visibilitychange')))
    await pass(6_000)

    expect(reads(opened)).toBe(2)
  })

  it('asks nothing once it is closed, or the session has ended', async () => {
    const opened = await openFollowed(topupWire())
    await change(() => opened.stores.session.expire())
    await pass(10 * MINUTE_MS)
    expect(reads(opened)).toBe(1)

    const closed = await openFollowed(topupWire())
    await closed.page.unload()
    await pass(10 * MINUTE_MS)
    expect(reads(closed)).toBe(1)
  })

  it('can be pulled down', async () => {
    const opened = await openFollowed(topupWire(ok(aTopupDetailDto()), ok(anEndedDto(Paid))))

    await opened.page.pullDown()

    expect(opened.page.text()).toContain('已存入余额')
  })
})
