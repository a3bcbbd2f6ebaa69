import Taro from '@tarojs/taro'

import { EMPTY_BOX } from '@/model/shipping/box'
import { PATHS } from '@/navigation/routes'
import CalculatePage from '@/pages/transportation-channels/calculate/calculate'
import calculateConfig from '@/pages/transportation-channels/calculate/calculate.config'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, switchLanguage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, type Wire } from '../../support/app/Wire'

import { CALCULATE, DESTINATIONS, shippingWire } from './shippingWire'

interface Options {
  readonly wire?: Wire
  readonly params?: Readonly<Record<string, string>>
}

async function openCalculator({ wire = shippingWire(), params = {} }: Options = {}): Promise<OpenedPage> {
  const opened = await openPage(CalculatePage, PATHS.calculate, { wire, params })
  await until(() => opened.page.text().includes('食品'))
  return opened
}

async function fill({ page }: OpenedPage, weight = '5.18'): Promise<void> {
  await tap(byId(page, 'regionGroupId'))
  await tap(byId(page, 'choice-sg'))
  await typeInto(byId(page, 'weight'), weight)
}

async function calculate(opened: OpenedPage): Promise<void> {
  await tap(byId(opened.page, 'calculate'))
  await until(() => opened.page.root.querySelector('.channel-card'))
}

const cardsOf = ({ page }: OpenedPage) =>
  Array.from(page.root.querySelectorAll('.channel-card')).map(({ textContent }) => textContent ?? '')

describe('the calculator', () => {
  it('says what is missing, field by field', async () => {
    const opened = await openCalculator()
    const { page, wire } = opened

    await typeInto(byId(page, 'length'), '40')
    await tap(byId(page, 'calculate'))

    expect(problemOf(page, 'regionGroupId')).toBe('必填')
    expect(problemOf(page, 'weight')).toBe('必填')
    expect(page.text()).toContain('尺寸')
    expect(wire.callsTo(CALCULATE)).toEqual([])

    await typeInto(byId(page, 'weight'), '0')
    await tap(byId(page, 'calculate'))
    expect(problemOf(page, 'weight')).toBe('请输入 0.001 到 10000 之间的数字')
  })

  it('reads the destinations again with one tap after they failed to load', async () => {
    const wire = shippingWire().on(DESTINATIONS, noAnswer(), pageOf([{ id: 'my', displayName: '马来西亚' }]))
    const { page } = await openCalculator({ wire })
    await until(() => problemOf(page, 'regionGroupId'))

    await tap(byId(page, 'regionGroupId'))

    await until(() => page.root.querySelector('#choice-my'))
  })

  it('prices a box for a visitor, cheapest first, then what is closed and why', async () => {
    const opened = await openCalculator()

    await fill(opened)
    await calculate(opened)

    const { page, wire } = opened
    expect(page.text()).not.toContain('违禁品')
    expect(wire.lastCallTo(CALCULATE).body).toMatchObject({ regionGroupId: 'sg', weight: 5.18 })
    const cards = cardsOf(opened)
    expect(cards[0]).toContain('¥59.00')
    expect(cards[0]).toContain('最便宜')
    expect(cards[0]).toContain('实重 1.2 → 计费 1.5 kg')
    expect(cards[0]).toContain('预计 11 月 27–30 日送达')
    expect(cards[1]).toContain('¥72.00')
    expect(byId(page, 'closed-volume').textContent).toContain('填写尺寸后可报价')
  })

  it('prices anew when the box changes', async () => {
    const opened = await openCalculator()
    await fill(opened)
    await calculate(opened)

    await typeInto(byId(opened.page, 'weight'), '8')

    await until(() => opened.wire.callsTo(CALCULATE).length === 2)
    expect(opened.wire.lastCallTo(CALCULATE).body).toMatchObject({ weight: 8 })
  })

  it('shows how a price comes about, and keeps it on the device', async () => {
    const opened = await openCalculator()
    const { page } = opened
    await fill(opened)
    await calculate(opened)

    await tap(byId(page, 'channel-sea'))
    await tap(byId(page, 'bill-working'))
    expect(page.text()).toContain('您填写的重量')
    await tap(byId(page, 'keep-quote'))

    expect(byId(page, 'keep-quote').textContent).toContain('已保存')
    expect(byId(page, 'kept-quotes').textContent).toContain('渠道 sea¥59.00新加坡 · 5.18 kg')
    expect(Taro.getStorageSync('keptQuotes')).toHaveLength(1)
  })

  it('prices the box of a kept quote again', async () => {
    const opened = await openCalculator()
    const { page, wire } = opened
    await fill(opened)
    await calculate(opened)
    await tap(byId(page, 'channel-sea'))
    await tap(byId(page, 'keep-quote'))
    await tap(byId(page, 'close-sheet'))
    await typeInto(byId(page, 'weight'), '9')

    await tap(page.root.querySelector('.kept-quote__main') ?? page.root)

    await until(() => page.root.querySelector('[id="keep-quote"]'))
    expect(wire.lastCallTo(CALCULATE).body).toMatchObject({ weight: 5.18 })
    await tap(byId(page, 'close-sheet'))
    await tap(page.root.querySelector('.kept-quote__remove') ?? page.root)
    expect(page.root.querySelector('[id="kept-quotes"]')).toBeNull()
  })

  it('comes back as it was left', async () => {
    const opened = await openCalculator()
    await fill(opened)
    await calculate(opened)

    const again = await openCalculator()

    await until(() => again.page.root.querySelector('.channel-card'))
    expect(again.wire.lastCallTo(CALCULATE).body).toMatchObject({ regionGroupId: 'sg', weight: 5.18 })
  })

  it('is shared as a card with what the box costs at least, which opens with the same box', async () => {
    Object.assign(CalculatePage, calculateConfig)
    const opened = await openCalculator()
    await fill(opened)
    const url = `${PATHS.calculate}?to=sg&weight=5.18`
    expect(opened.page.share()).toMatchObject({ title: '寄到新加坡的运费，一起看看', path: url })

    await calculate(opened)

    expect(opened.page.share()).toEqual({
      title: '5.18 kg 寄新加坡，¥59.00 起 · 远途集运',
      path: url,
      imageUrl: '/pictures/share-card-quote.jpg',
    })
    await switchLanguage(opened, 'en')
    await until(() => JSON.stringify(opened.page.share()).includes('5.18 kg to 新加坡 from ¥59.00 · Farway'))
  })

  it('opens with the box of a shared link, whatever was typed before', async () => {
    Taro.setStorageSync('calculator', { ...EMPTY_BOX, regionGroupId: 'my', weight: '1' })
    const params = { to: 'sg', weight: '2.5', size: '40x30x20', method: 'sea' }

    const opened = await openCalculator({ params })

    await until(() => opened.page.root.querySelector('.channel-card'))
    expect(opened.wire.lastCallTo(CALCULATE).body).toMatchObject({
      regionGroupId: 'sg',
      weight: 2.5,
      length: 40,
      shippingMethodTypeId: 'sea',
    })
  })

  it('asks for another destination when the link names one that is no longer served', async () => {
    const opened = await openCalculator({ params: { to: 'atlantis', weight: '1' } })

    await until(() => problemOf(opened.page, 'regionGroupId') === '必填')
    expect(opened.wire.callsTo(CALCULATE)).toEqual([])
  })

  it('says so when prices do not come, and asks again', async () => {
    const wire = shippingWire().on(CALCULATE, noAnswer(), pageOf([]))
    const opened = await openCalculator({ wire })
    await fill(opened)

    await tap(byId(opened.page, 'calculate'))
    await until(() => opened.page.root.querySelector('[id="retry"]'))
    await tap(byId(opened.page, 'retry'))

    await until(() => opened.page.text().includes('没有渠道能运这个包裹'))
  })
})
