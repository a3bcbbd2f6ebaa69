import { PATHS } from '@/navigation/routes'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, focusedField, switchLanguage } from '../../support/app/openPage'
import { aBillOf, aQuoteDto, aStoredParcelDto } from '../../support/app/orderFactories'
import { aPickupStationDto } from '../../support/app/placeFactories'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, refusal } from '../../support/app/Wire'

import { ADDRESSES, barOf, ESTIMATE, openOrder, orderWire, PARCELS, STATIONS, SUBMIT } from './orderWire'

import { chooseAir, submit } from './submitting'

describe('what stands in the way', () => {
  it('a parcel that is in another order is explained, and the rest goes on without it', async () => {
    const wire = orderWire()
      .on(PARCELS, pageOf([aStoredParcelDto('p1')]))
      .on('GET /api/u/biz/ship-for-me/parcel/p2', {
        statusCode: 200,
        data: aParcelDetailDto({ id: 'p2', status: 65, isSubmitted: true }),
      })
    const opened = await openOrder({ wire })
    const { page } = opened
    expect(byId(page, 'chosen-p2').textContent).toContain('已在另一个集运订单里')
    expect(barOf(opened)).toContain('请先移出不能提交的包裹')

    await tap(page.getByText('移出并继续'))

    expect(page.root.querySelector('#chosen-p2')).toBeNull()
    expect(barOf(opened)).toContain('请选择运送方式')
  })

  it('a refusal of the parcels stands beside them, in the server’s words', async () => {
    const validationErrors = [{ message: '包裹 SF-p2 不能提交', members: ['parcelIds'] }]
    const wire = orderWire().on(SUBMIT, refusal(409, { code: 'ParcelNotSubmittable', validationErrors }))
    const opened = await openOrder({ wire })
    await chooseAir(opened)

    await submit(opened)

    await until(() => byId(opened.page, 'field-parcelIds').textContent?.includes('包裹 SF-p2 不能提交'))
    await until(() => focusedField() === 'parcelIds')
    expect(opened.modal).toHaveBeenCalledTimes(1)
    expect(opened.page.root.querySelector('#order-placed')).toBeNull()
  })

  it('a total that has changed is shown with both amounts, before anything is sent', async () => {
    const opened = await openOrder()
    const { page, wire } = opened
    await chooseAir(opened)
    wire.on(ESTIMATE, pageOf([aQuoteDto('air', { bill: aBillOf('75.00') })]))

    await submit(opened)

    await until(() => byId(page, 'order-bill').textContent?.includes('预估从 ¥72.00 变为 ¥75.00'))
    expect(wire.callsTo(SUBMIT)).toEqual([])
    await submit(opened)
    await until(() => page.root.querySelector('#order-placed'))
  })

  it('the server’s reason is shown for a method that has closed', async () => {
    const validationErrors = [{ message: '渠道 air 已停运', members: ['transportationChannelId'] }]
    const wire = orderWire().on(SUBMIT, refusal(400, { code: 'ChannelRefuses', validationErrors }))
    const opened = await openOrder({ wire })
    await chooseAir(opened)

    await submit(opened)

    await until(() =>
      byId(opened.page, 'field-transportationChannelId').textContent?.includes('渠道 air 已停运'),
    )
  })

  it('a pickup point that is full says so, and is not chosen', async () => {
    const stations = [aPickupStationDto({ id: 's1', isFull: true }), aPickupStationDto({ id: 's2' })]
    const { page } = await openOrder({ wire: orderWire().on(STATIONS, pageOf(stations)) })
    await tap(byId(page, 'receive-pickup'))
    await tap(await until(() => byId(page, 'station')))
    const full = await until(() => byId(page, 'station-s1'))

    expect(full.textContent).toContain('已满，暂不接收新订单')
    await tap(full)

    expect(byId(page, 'station-s1').getAttribute('aria-checked')).toBe('false')
    await tap(byId(page, 'station-s2'))
    expect(page.root.querySelector('#station-s2')).toBeNull()
  })

  it('a pickup point that has filled up is marked as such', async () => {
    const validationErrors = [{ message: '自提点已满', members: ['pickupStationId'] }]
    const wire = orderWire().on(SUBMIT, refusal(400, { code: 'PickupStationFull', validationErrors }))
    const opened = await openOrder({ wire })
    await chooseAir(opened)

    await submit(opened)

    await until(() => byId(opened.page, 'field-addressId').textContent?.includes('自提点已满'))
  })

  it('prices that cannot be read can be asked for again', async () => {
    const opened = await openOrder({ wire: orderWire().on(ESTIMATE, noAnswer()) })
    expect(barOf(opened)).toContain('没有取到报价')
    opened.wire.on(ESTIMATE, pageOf([]))

    await tap(byId(opened.page, 'retry'))

    await until(() => opened.page.text().includes('没有渠道能运这些包裹'))
  })

  it('without an address the way to add one is the first thing', async () => {
    const wire = orderWire().on(ADDRESSES, pageOf([]))
    const { page, router } = await openOrder({ wire, isPriced: false })
    expect(page.text()).toContain('选好收货地址后，这里显示各渠道的报价')

    await tap(byId(page, 'address'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editAddress}`])
  })

  it('is said in English too', async () => {
    const opened = await openOrder()

    await switchLanguage(opened, 'en')

    expect(barOf(opened)).toContain('Choose a delivery method')
    expect(opened.page.text()).toContain('Estimated cost')
  })
})
