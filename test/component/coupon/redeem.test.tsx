import { PATHS } from '@/navigation/routes'

import { aMyCouponDto } from '../../support/app/couponFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, problemOf, type OpenedPage } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type Reply } from '../../support/app/Wire'
import { valueOf } from '../parcel/declaring'

import { CENTRE, openCentre, REDEEM } from './couponWire'

const received = aMyCouponDto('1', { displayName: '欢迎券', lastDay: '2026-12-23', daysLeft: 30 })

async function redeem(code: string, below: readonly string[], ...replies: Reply[]): Promise<OpenedPage> {
  const opened = await openCentre(new Wire().on(CENTRE, pageOf([])).on(REDEEM, ...replies), below)
  await typeInto(byId(opened.page, 'code'), code)
  await tap(byId(opened.page, 'redeem'))
  return opened
}

describe('a coupon code', () => {
  it('is redeemed as it was typed; the sheet names the coupon and leads back to the customer’s coupons', async () => {
    const opened = await redeem(' welcome 8', [PATHS.myCoupon], ok(received))

    const sheet = await successSheet(opened)
    for (const words of ['兑换成功', '“欢迎券”', '有效期至 2026-12-23'])
      expect(sheet.textContent).toContain(words)
    expect(opened.wire.lastCallTo(REDEEM).body).toEqual({ code: ' welcome 8' })
    expect(valueOf(opened, 'code')).toBe('')
    await tap(byId(opened.page, 'to-mine'))
    expect(opened.router.moves).toEqual(['navigateBack'])
  })

  it('leaves the customer in the centre if they want to go on', async () => {
    const opened = await redeem('WELCOME8', [], ok(received))
    await successSheet(opened)

    await tap(byId(opened.page, 'go-on'))

    expect(opened.page.root.querySelector('#success')).toBeNull()
    expect(opened.router.moves).toEqual([])
  })

  it('is needed', async () => {
    const opened = await redeem(' 　', [], ok(received))

    expect(problemOf(opened.page, 'code')).toBe('必填')
    expect(opened.wire.callsTo(REDEEM)).toEqual([])
  })

  it('that is refused stays in the field, with the reason below', async () => {
    const message = '兑换码无效'
    const validationErrors = [{ message, members: ['code'] }]
    const opened = await redeem('NOTHING', [], refusal(400, { message, validationErrors }), ok(received))

    await until(() => problemOf(opened.page, 'code') === message)
    expect(valueOf(opened, 'code')).toBe('NOTHING')
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: message }))

    await typeInto(byId(opened.page, 'code'), 'WELCOME8')
    await tap(byId(opened.page, 'redeem'))
    await successSheet(opened)
  })

  it('stays in the field when the connection is lost, and is the same command when sent again', async () => {
    const opened = await redeem('WELCOME8', [], noAnswer(), ok(received))
    await until(() => opened.toast.mock.calls.length === 1)
    expect(valueOf(opened, 'code')).toBe('WELCOME8')

    await tap(byId(opened.page, 'redeem'))
    await successSheet(opened)

    const keys = opened.wire.callsTo(REDEEM).map(({ header }) => header['Idempotency-Key'])
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })
})
