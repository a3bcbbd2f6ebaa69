import Taro from '@tarojs/taro'

import { aCustomsPointDto, aReadinessDto, READINESS } from '../../support/app/customsFactories'
import { tap } from '../../support/app/gestures'
import { byId, type OpenedPage } from '../../support/app/openPage'
import { aStoredParcelDto } from '../../support/app/orderFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf } from '../../support/app/Wire'

import { barOf, openOrder, orderWire, PARCELS, SUBMIT } from './orderWire'
import { chooseAir, submit } from './submitting'

const missing = aReadinessDto({ worst: 'MISSING', points: [aCustomsPointDto()] })
const refused = aCustomsPointDto({
  kind: 'NOT_CARRIED',
  level: 'BLOCKING',
  title: '运送方式不承运',
  fix: { kind: 'CHANGE_CHANNEL', field: null, parcelId: null },
})

const cardOf = ({ page }: OpenedPage) => byId(page, 'customs').textContent

describe('what customs needs of a shipment', () => {
  it('is asked for its parcels and address, and again for the method', async () => {
    const opened = await openOrder()
    const question = { parcelIds: ['p1', 'p2'], addressId: 'home' }
    expect(opened.wire.callsTo(READINESS).map(({ body }) => body)).toEqual([question])

    await chooseAir(opened)

    await until(() => opened.wire.callsTo(READINESS).length === 2)
    expect(opened.wire.lastCallTo(READINESS).body).toEqual({ ...question, transportationChannelId: 'air' })
  })

  it('is not the answer about another method', async () => {
    const opened = await openOrder({ wire: orderWire().on(READINESS, ok(missing), noAnswer()) })
    expect(cardOf(opened)).toContain('英文品名')

    await chooseAir(opened)

    await until(() => opened.page.root.querySelector('#retry-customs'))
    expect(cardOf(opened)).not.toContain('英文品名')
  })

  it('is asked again when the customer comes back', async () => {
    const { page, wire } = await openOrder({
      wire: orderWire().on(READINESS, ok(missing), ok(aReadinessDto())),
    })

    await page.show()

    await until(() => byId(page, 'customs').textContent.includes('已备齐'))
    expect(wire.callsTo(READINESS)).toHaveLength(2)
  })

  it('is said at the button, which does not wait for it', async () => {
    const opened = await openOrder({ wire: orderWire().on(READINESS, ok(missing)) })
    await chooseAir(opened)
    await until(() => barOf(opened).includes('清关还缺：英文品名'))

    await submit(opened)

    await until(() => opened.page.root.querySelector('#order-placed'))
    expect(opened.wire.callsTo(SUBMIT)).toHaveLength(1)
  })

  it('leads to the other methods on the page', async () => {
    const wire = orderWire().on(READINESS, ok(aReadinessDto({ worst: 'BLOCKING', points: [refused] })))
    const opened = await openOrder({ wire })
    const scroll = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' })
    await tap(byId(opened.page, 'customs'))

    await tap(byId(opened.page, 'fix-NOT_CARRIED'))

    expect(opened.page.queryByRole('dialog')).toBeNull()
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(opened.router.moves).toEqual([])
  })

  it('is not asked of parcels that cannot be shipped', async () => {
    const taken = { isSubmitted: true, status: 65 } as const
    const wire = orderWire().on(PARCELS, pageOf([{ ...aStoredParcelDto('p1'), ...taken }]))
    const opened = await openOrder({ wire, parcelIds: ['p1'], isPriced: false })

    expect(wire.callsTo(READINESS)).toEqual([])
    expect(opened.page.root.querySelector('#customs')).toBeNull()
  })
})
