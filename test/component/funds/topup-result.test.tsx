import { TopupStatus } from '@/model/enumerations/funds'
import { formatTime } from '@/model/format/relativeTime'
import { PATHS } from '@/navigation/routes'
import TopupResultPage from '@/pages/users/top-up/topup-result'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { aDraftDto, anEndedDto, aTopupDetailDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal } from '../../support/app/Wire'
import { openTopup, topupWire, USER } from './topupWire'

const { Paid, Cancalled, Expired } = TopupStatus

describe('the result of a top-up, opened cold', () => {
  it('asks to sign in first', async () => {
    const wire = topupWire()
    const { page, router } = await openPage(TopupResultPage, PATHS.topupResult, {
      wire,
      params: { id: 't1' },
    })

    expect(page.text()).toContain('登录后查看充值结果')
    expect(wire.calls).toEqual([])
    await tap(byId(page, 'sign-in'))
    expect(router.moves[0]).toContain(encodeURIComponent(`${PATHS.topupResult}?id=t1`))
  })

  it('says that there is no such top-up, without a dialog, and leads to the list', async () => {
    const { page, router, modal } = await openTopup(topupWire(refusal(404, { code: 'NotFound' })))
    expect(page.text()).toContain('没有找到这笔充值')
    expect(modal).not.toHaveBeenCalled()

    await tap(byId(page, 'to-topups'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.topupList}`])
  })

  it('offers another try when it cannot be read', async () => {
    const { page } = await openTopup(topupWire(noAnswer(), ok(aTopupDetailDto())))

    await tap(byId(page, 'retry'))

    await until(() => byId(page, 'topup-status'))
  })

  it('without its proof says until when it is awaited, and takes it here', async () => {
    const left = { serverTime: '2026-11-23T07:48:30Z', expirationTime: '2026-11-24T07:00:00Z' }
    const { page } = await openTopup(topupWire(ok(aDraftDto(left))))

    expect(byId(page, 'topup-status').textContent).toContain('待上传付款凭证')
    expect(byId(page, 'topup-status').textContent).toContain('还剩 23 小时 12 分钟')
    expect(byId(page, 'submit').textContent).toBe('提交凭证')
    expect(byId(page, 'images-add')).toBeTruthy()
    expect(byId(page, 'cancel-topup')).toBeTruthy()
    expect(byId(page, 'topup-account').textContent).toContain('保存收款码')
  })

  it('under review says when the review should be done', async () => {
    const dto = aTopupDetailDto()
    const { page } = await openTopup(topupWire(ok(dto)))

    const head = byId(page, 'topup-status').textContent ?? ''
    expect(head).toContain('客服审核中')
    expect(head).toContain(`预计 ${formatTime(new Date(dto.expectedReviewTime ?? ''))} 前完成`)
    expect(byId(page, 'correct-proof')).toBeTruthy()
    expect(byId(page, 'cancel-topup')).toBeTruthy()
    expect(page.root.querySelector('.notice')).toBeNull()
  })

  it('under review for too long leads to customer service', async () => {
    const { page, router } = await openTopup(
      topupWire(ok(aTopupDetailDto({ serverTime: '2026-11-23T07:31:00Z' }))),
    )
    expect(byId(page, 'topup-status').textContent).toContain('已超过预计完成时间')

    await tap(page.root.querySelector('.notice .button') as Element)

    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('under review promises no time if the method has none', async () => {
    const { page } = await openTopup(topupWire(ok(aTopupDetailDto({ expectedReviewTime: null }))))

    expect(byId(page, 'topup-status').textContent).toContain('客服正在核对付款')
    expect(page.text()).not.toContain('预计')
  })

  it('that was credited shows the amount and the new balance, which other pages show, too', async () => {
    const { page, router, stores } = await openTopup(topupWire(ok(anEndedDto(Paid))))

    const head = byId(page, 'topup-status').textContent ?? ''
    for (const text of ['充值成功', '¥100.50', '当前余额 ¥300.00']) expect(head).toContain(text)
    expect(stores.session.user?.currentFundAccount.balance).toBe('300.00')
    for (const id of ['correct-proof', 'cancel-topup']) expect(page.root.querySelector(`#${id}`)).toBeNull()
    await tap(byId(page, 'to-balance-details'))
    await tap(byId(page, 'to-wallet'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.fundAccountLog}`, `navigateTo ${PATHS.myWallet}`])
  })

  it('that was credited is a success even if the balance can’t be read', async () => {
    const before = ok(aUserDto({ id: 'ada' }))
    const { page } = await openTopup(topupWire(ok(anEndedDto(Paid))).on(USER, before, noAnswer()))

    expect(page.text()).toContain('充值成功')
    expect(page.text()).not.toContain('当前余额')
  })

  it('that was rejected says why, and starts again with the same amount', async () => {
    const rejected = anEndedDto(Cancalled, { rejectReason: '截图看不清', statusDisplayName: '已取消' })
    const { page, router } = await openTopup(topupWire(ok(rejected)))
    const head = byId(page, 'topup-status').textContent ?? ''
    for (const text of ['充值未成功', '原因：截图看不清']) expect(head).toContain(text)
    expect(head).not.toContain('已取消')

    await tap(byId(page, 'contact-service'))
    await tap(byId(page, 'top-up-again'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.customerService}`,
      `redirectTo ${PATHS.topUp}?amount=100.50`,
    ])
  })

  it.each([
    ['cancelled', Cancalled, '您取消了这笔充值'],
    ['expired', Expired, '未在规定时间内收到付款凭证'],
  ] as const)('that was %s says so, and can be made again', async (_state, status, text) => {
    const { page } = await openTopup(topupWire(ok(anEndedDto(status))))

    expect(byId(page, 'topup-status').textContent).toContain(text)
    expect(byId(page, 'top-up-again')).toBeTruthy()
    expect(page.root.querySelector('#cancel-topup, #submit, #correct-proof')).toBeNull()
  })

  it('shows a status that only a newer server knows', async () => {
    const dto = anEndedDto(77 as TopupStatus, { statusDisplayName: '复核中' })
    const { page } = await openTopup(topupWire(ok(dto)))

    expect(byId(page, 'topup-status').textContent).toContain('复核中')
  })
})
