import { PATHS } from '@/navigation/routes'
import DeliveryMethodsPage from '@/pages/transportation-channels/list/list'

import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, refusal, type Wire } from '../../support/app/Wire'

import { aChannelDto, CHANNEL, CHANNELS, DESTINATIONS, shippingWire } from './shippingWire'

async function openMethods(params: Readonly<Record<string, string>> = {}, wire: Wire = shippingWire()) {
  const opened = await openPage(DeliveryMethodsPage, PATHS.deliveryMethods, { params, wire })
  await until(() => opened.page.root.querySelector('.rate-card, #retry'))
  return opened
}

describe('delivery methods', () => {
  it('tell a visitor the price, the time and the limits to the first destination', async () => {
    const { page, wire } = await openMethods()

    expect(wire.lastCallTo(CHANNELS).body).toMatchObject({ regionGroupId: 'sg' })
    const card = byId(page, 'channel-air').textContent
    expect(card).toContain('首 0.5 kg ¥42.00续 0.5 kg ¥15.00')
    expect(card).toContain('空运 · 4–7 天 · 含税')
    expect(card).toContain('单件限重 30 kg · 最长边 120 cm')
    expect(card).toContain('普货')
  })

  it('are those to another destination, and by another transport, when asked', async () => {
    const { page, wire } = await openMethods({ to: 'sg' })

    await tap(byId(page, 'regionGroupId'))
    await tap(byId(page, 'choice-my'))
    await until(() => byId(page, 'channel-air').textContent?.includes('首 0.5 kg ¥36.00'))
    await tap(page.root.querySelectorAll('[role="tab"]')[2] ?? page.root)

    await until(() => wire.callsTo(CHANNELS).length === 3)
    expect(wire.lastCallTo(CHANNELS).body).toMatchObject({
      regionGroupId: 'my',
      shippingMethodTypeId: 'sea',
    })
  })

  it('have all their terms in a sheet, and lead to the calculator', async () => {
    const { page, router } = await openMethods()

    await tap(byId(page, 'channel-air'))
    await until(() => page.text().includes('每周 6 班直飞'))
    expect(page.text()).toContain('÷ 6000')
    expect(page.text()).toContain('马来西亚')
    await tap(byId(page, 'to-calculator'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.calculate}?to=sg&method=air`])
  })

  it('are none without a destination', async () => {
    const wire = shippingWire().on(DESTINATIONS, pageOf([]))
    const { page } = await openPage(DeliveryMethodsPage, PATHS.deliveryMethods, { wire })

    await until(() => page.text().includes('这里暂时没有运送方式'))
    expect(wire.callsTo(CHANNELS)).toEqual([])
  })

  it('say when one has gone meanwhile', async () => {
    const { page } = await openMethods({}, shippingWire().on(CHANNEL, refusal(404)))

    await tap(byId(page, 'channel-air'))

    await until(() => page.text().includes('这个运送方式已下线'))
  })

  it('can be asked for again when the destinations do not come', async () => {
    const destinations = pageOf([{ id: 'my', displayName: '马来西亚' }])
    const wire = shippingWire()
      .on(DESTINATIONS, noAnswer(), destinations)
      .on(CHANNELS, pageOf([aChannelDto('air')]))
    const { page } = await openMethods({}, wire)

    await tap(byId(page, 'retry'))

    await until(() => page.root.querySelector('.rate-card'))
  })
})
