import { TopupStatus } from '@/model/enumerations/funds'
import { PATHS } from '@/navigation/routes'
import { assetUrl } from '@/platform/build/assetUrl'
import * as previews from '@/platform/photo/imagePreview'

import { aToken, aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, change, switchLanguage } from '../../support/app/openPage'
import { anEndedDto, aTopupDetailDto, aTopupLogDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { ok, refusal } from '../../support/app/Wire'
import { openTopup, TOPUP, topupWire, USER } from './topupWire'

const { Paid } = TopupStatus

describe('what a top-up’s page shows', () => {
  it('is the code, the amounts with their rate, the account, the remarks and the history', async () => {
    const receivingAccount = {
      id: 'usd-bank',
      bankHolderName: 'Farway Ltd',
      bankName: 'Example Bank',
      cardNumber: '6200 0001',
      shopName: 'Farway',
      payLink: 'https://example.com/pay',
      qrCode: null,
    }
    const { page, router } = await openTopup(
      topupWire(
        ok(
          aTopupDetailDto({
            receivingAccount,
            currencyCode: 'USD',
            creditedAmount: '718.00',
            amount: '100.00',
            exchangeRate: '7.18',
            remarks: '我太太付的',
            logs: Array.from({ length: 6 }, (_, n) =>
              aTopupLogDto({ id: `log-${n}`, description: `第 ${n} 次` }),
            ),
          }),
        ),
      ),
    )

    for (const text of [
      'T26112300000001',
      'US$100.00',
      '¥718.00',
      '1 USD = 7.18 CNY',
      '微信收款码',
      '我太太付的',
      'Farway Ltd',
      'Example Bank',
      '6200 0001',
      '第 4 次',
      '展开更多',
    ])
      expect(page.text()).toContain(text)
    expect(page.text()).not.toContain('第 5 次')
    await tap(byId(page, 'to-topups'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.topupList}`])
  })

  it('includes the proof pictures, which open full screen', async () => {
    const preview = jest.spyOn(previews, 'previewImages').mockReturnValue()
    const { page } = await openTopup(
      topupWire(ok(aTopupDetailDto({ images: ['/uploads/a.png', '/uploads/b.png'] }))),
    )

    await tap(byId(page, 'proof-1'))

    expect(preview).toHaveBeenCalledWith([assetUrl('/uploads/a.png'), assetUrl('/uploads/b.png')], 1)
  })

  it('reads in English, too', async () => {
    const opened = await openTopup(topupWire())

    await switchLanguage(opened, 'en')

    expect(opened.page.text()).toContain('Customer service is checking your payment')
    expect(byId(opened.page, 'to-wallet').textContent).toBe('View wallet')
  })

  it.each([
    ['the payment', [PATHS.home, `${PATHS.payOrder}?id=o1`]],
    ['the payment, by way of the top-up page', [PATHS.home, PATHS.pendingPay, `${PATHS.topUp}?amount=5`]],
  ])('leads back to %s that it was for', async (_what, below) => {
    const { page, router } = await openTopup(topupWire(ok(anEndedDto(Paid))), below)
    expect(byId(page, 'to-payment').textContent).toBe('返回付款')

    await tap(byId(page, 'to-payment'))

    expect(router.moves).toEqual(['navigateBack'])
  })

  it('leads to the wallet if it was opened over a list', async () => {
    const { page } = await openTopup(topupWire(ok(anEndedDto(Paid))), [PATHS.pendingPay, PATHS.topupList])

    expect(byId(page, 'to-wallet').textContent).toBe('查看钱包')
  })

  it('is nothing of the previous customer’s after another signs in', async () => {
    const { page, wire, stores } = await openTopup(topupWire())
    wire.on(TOPUP, refusal(404, { code: 'NotFound' }))
    wire.on(USER, ok(aUserDto({ id: 'bob' })))

    await change(() => stores.session.signIn(aToken()))

    await until(() => page.text().includes('没有找到这笔充值'))
    expect(page.text()).not.toContain('T26112300000001')
  })
})
