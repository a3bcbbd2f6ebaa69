import { anAddress } from '../../support/app/factories'
import { aStorageDto } from '../../support/app/parcelFactories'
import { aTodoSummaryDto } from '../../support/app/todoFactories'
import { NO_PARCELS } from '../../support/todo'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { ok, page as pageOf } from '../../support/app/Wire'

import { PARCELS, SUMMARY, ADDRESSES, homeWire, openHome } from './openHome'

const DAY_MS = 86_400_000

describe('the cards of Home', () => {
  it('copies the whole address', async () => {
    const writeText = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const { page, toast } = await openHome()
    await until(() => page.text().includes('GD10001'))

    await tap(byId(page, 'copy-address'))

    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('张三 GD10001\n13800138000'))
    await until(() => toast.mock.calls.length)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已复制' }))
  })

  it('has nothing to do where there is nothing', async () => {
    const wire = homeWire().on(SUMMARY, ok(aTodoSummaryDto())).on(PARCELS, pageOf([]))
    const { page } = await openHome({ wire })

    await until(() => page.text().includes('GD10001'))
    expect(page.text()).not.toContain('待办')
    expect(page.text()).not.toContain('最近的包裹')
    expect(byId(page, 'now-begin').textContent).toBe('预报包裹')
  })

  it.each([
    ['171.00', '74.60', '5 件合箱寄约 ¥96.40，分开寄 ¥171.00：省 ¥74.60'],
    ['96.40', '0.00', '5 件海运到新加坡约 ¥96.40 起'],
    ['90.00', '-6.40', '5 件海运到新加坡约 ¥96.40 起'],
    [null, null, '5 件海运到新加坡约 ¥96.40 起'],
  ])('says what it costs at least to send everything home, if each alone costs %s', async (...line) => {
    const [aloneAmount, saving, hint] = line
    const lowestPrice = {
      amount: '96.40',
      aloneAmount,
      saving,
      currencyCode: 'CNY',
      shippingMethodTypeDisplayName: '海运',
      regionGroupDisplayName: '新加坡',
    }
    const parcels = { ...NO_PARCELS, inWarehouse: 7, weight: 11.2, shippable: 5, lowestPrice }
    const { page } = await openHome({ wire: homeWire().on(SUMMARY, ok(aTodoSummaryDto({ parcels }))) })

    const card = await until(() => page.root.querySelector('.now-card'))
    expect(card.textContent).toBe(`7 件在仓 · 11.2 kg${hint}合箱寄出`)
  })

  it('explains the service only to who has no parcel', async () => {
    const { page } = await openHome()

    await until(() => page.text().includes('SF777'))
    expect(page.text()).not.toContain('集运怎么用')

    const newcomer = await openHome({ wire: homeWire().on(PARCELS, pageOf([])) })
    await until(() => newcomer.page.text().includes('集运怎么用'))
  })

  it.each([
    [20, 'neutral', '50%', '最早一件还可免费存 20 天之后 ¥0.50/天'],
    [3, 'warning', '85%', '最早一件还可免费存 3 天之后 ¥0.50/天'],
    [0, 'warning', '98%', '最早一件今天免费到期之后 ¥0.50/天'],
    [-3, 'danger', '100%', '最早一件已超期 3 天已产生 ¥1.50'],
  ])('tells of storage with %i free days left: %s, %s used, %s', async (days, tone, used, text) => {
    const firstStorage = aStorageDto({
      inboundTime: new Date(Date.now() - 20.5 * DAY_MS).toISOString(),
      freeUntil: new Date(Date.now() + (days + 0.5) * DAY_MS).toISOString(),
      accruedFee: '1.50',
    })
    const summary = aTodoSummaryDto({ parcels: { ...NO_PARCELS, inWarehouse: 1, firstStorage } })
    const { page } = await openHome({ wire: homeWire().on(SUMMARY, ok(summary)) })

    const line = await until(() => page.root.querySelector('.storage-line'))
    expect(line.textContent).toBe(text)
    expect(line.className).toContain(`storage-line--${tone}`)
    expect(page.root.querySelector<HTMLElement>('.storage-line__used')?.style.width).toBe(used)
  })

  it('copies the address as it is by now', async () => {
    const writeText = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const moved = { ...anAddress(), mobile: '13900139000' }
    const { page } = await openHome({
      wire: homeWire().on(ADDRESSES, pageOf([anAddress()]), pageOf([moved])),
    })
    await until(() => page.text().includes('GD10001'))

    await page.hide()
    await page.show()
    await tap(byId(page, 'copy-address'))

    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('13900139000'))
  })
})
