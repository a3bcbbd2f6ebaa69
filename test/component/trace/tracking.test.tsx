import { PATHS } from '@/navigation/routes'
import TrackingPage from '@/pages-trace/tracking/tracking'
import trackingConfig from '@/pages-trace/tracking/tracking.config'

import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, switchLanguage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { aTrackingDto, aTrackingEventDto } from '../../support/app/trackingFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, Wire, type Reply } from '../../support/app/Wire'

const QUERY = 'POST /api/f/tracking/query'
const NUMBER = 'SF1234567890123'

function openTracking(replies: readonly Reply[] = [], number?: string) {
  const wire = new Wire().on(QUERY, ...replies).on('GET /api/u/user', ok(aUserDto({ id: 'ada' })))
  return openPage(TrackingPage, PATHS.tracking, { wire, ...(number !== undefined && { params: { number } }) })
}

async function search({ page }: OpenedPage, words: string): Promise<void> {
  await typeInto(byId(page, 'tracking-search'), words)
  await tap(byId(page, 'search'))
}

describe('tracking', () => {
  it('says what can be searched, and asks nobody to sign in', async () => {
    const { page, wire } = await openTracking()

    expect(page.text()).toContain('集运订单号、国际运单号、快递单号都可以查')
    expect(wire.calls).toEqual([])
  })

  it('shows the status, the steps and the events of a shared link, newest first', async () => {
    const { page, wire } = await openTracking([ok(aTrackingDto())], NUMBER)

    await until(() => page.text().includes('运输中'))
    expect(wire.lastCallTo(QUERY).body).toEqual({ number: NUMBER })
    expect(byId(page, 'tracking-status').textContent).toContain('已离开广州')
    expect(page.root.querySelector('[aria-current="step"]')?.textContent).toBe('运输')
    expect(byId(page, 'tracking-number').textContent).toContain(`顺丰速运${NUMBER}`)
    const events = Array.from(page.root.querySelectorAll('.timeline__entry'), (one) => one.textContent)
    expect(events).toEqual(['运输中已离开广州2026-01-03 01:02 · 广州', '已下单已登记2026-01-02 03:04'])
    expect(page.root.querySelector('#my-parcel')).toBeNull()
  })

  it('finds the number in a pasted message', async () => {
    const opened = await openTracking([ok(aTrackingDto())])

    await search(opened, `亲，快递单号：${NUMBER}，请注意查收`)

    await until(() => opened.page.text().includes('已离开广州'))
    expect(opened.wire.lastCallTo(QUERY).body).toEqual({ number: NUMBER })
  })

  it('lets choose among several numbers', async () => {
    const opened = await openTracking([ok(aTrackingDto())])
    await search(opened, `L261121000001 ${NUMBER}`)
    expect(opened.page.text()).toContain('找到 2 个单号')

    await tap(byId(opened.page, `follow-${NUMBER}`))

    await until(() => opened.page.text().includes('已离开广州'))
    expect(opened.wire.callsTo(QUERY)).toHaveLength(1)
  })

  it('says that there is no number in the words', async () => {
    const opened = await openTracking()

    await search(opened, '我的包裹到哪里了')

    expect(opened.page.text()).toContain('没有识别到单号')
    expect(opened.wire.calls).toEqual([])
  })

  it('is calm about an unknown number, and leads to customer service', async () => {
    const unknown = aTrackingDto({ number: 'X123456', carrier: null, status: 'not_found', events: [] })
    const { page, router } = await openTracking([ok(unknown)], 'X123456')
    await until(() => page.text().includes('暂无 X123456 的信息'))

    await tap(byId(page, 'to-service'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('offers another try when there is no answer', async () => {
    const { page } = await openTracking([noAnswer(), ok(aTrackingDto())], NUMBER)

    await tap(await until(() => byId(page, 'retry')))

    await until(() => page.text().includes('已离开广州'))
  })

  it('offers recent numbers once the field is cleared', async () => {
    const opened = await openTracking([ok(aTrackingDto())], NUMBER)
    await until(() => opened.page.text().includes('已离开广州'))

    await tap(byId(opened.page, 'tracking-search-clear'))
    await tap(opened.page.getByText(NUMBER))

    await until(() => opened.page.text().includes('已离开广州'))
    expect(opened.wire.callsTo(QUERY)).toHaveLength(2)
  })

  it('leads its owner to their parcel', async () => {
    rememberSession()
    const { page, router } = await openTracking([ok(aTrackingDto({ parcelId: '7' }))], NUMBER)

    await tap(await until(() => byId(page, 'my-parcel')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelDetail}?id=7`])
  })

  it('is shared as a card that leads back to the number', async () => {
    Object.assign(TrackingPage, trackingConfig)
    const { page } = await openTracking([ok(aTrackingDto())], NUMBER)
    await until(() => page.text().includes('已离开广州'))

    expect(page.share()).toMatchObject({
      title: `${NUMBER} 运输中`,
      path: `${PATHS.tracking}?number=${NUMBER}`,
      imageUrl: '/pictures/share-card-tracking.jpg',
    })
  })

  it('asks again in the other language', async () => {
    const english = aTrackingDto({ events: [aTrackingEventDto({ description: 'Left Guangzhou' })] })
    const opened = await openTracking([ok(aTrackingDto()), ok(english)], NUMBER)
    await until(() => opened.page.text().includes('已离开广州'))

    await switchLanguage(opened, 'en')

    await until(() => opened.page.text().includes('Left Guangzhou'))
  })
})
