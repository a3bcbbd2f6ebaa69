import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import ConfirmReceiptPage from '@/pages-logistics-order/logistics-order/confirm-receipt/confirm-receipt'
import OrderListPage from '@/pages-logistics-order/logistics-order/list/list'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'

import {
  anOrder,
  CONFIRM,
  openOrder as openOrderDetail,
  orderWire as orderDetailWire,
} from '../component/order/orderPage'
import { openOrder } from '../component/order/orderWire'
import { openPay } from '../component/order/payWire'
import { tap, typeInto } from '../support/app/gestures'
import { byId, openPage } from '../support/app/openPage'
import { anOrderDto } from '../support/app/orderFactories'
import { aParcelDto } from '../support/app/parcelFactories'
import { rememberSession } from '../support/app/startApp'
import { until } from '../support/app/until'
import { page as pageOf, Wire } from '../support/app/Wire'

// Spec section 2, "What screens let a user do", for shipment orders.
describe('logistics orders', () => {
  it('are submitted', async () => {
    const { page } = await openOrder()

    await tap(byId(page, 'channel-air'))
    await until(() => byId(page, 'submit').getAttribute('aria-disabled') !== 'true')
    await tap(byId(page, 'submit'))

    await until(() => byId(page, 'order-placed'))
  })
  it('begin with selecting parcels', async () => {
    rememberSession()
    const wire = new Wire().on(
      'POST /api/u/biz/ship-for-me/parcel/list',
      pageOf([aParcelDto({ id: 'p1', status: ParcelStatus.Inbound })]),
    )
    const { page, stores } = await openPage(ParcelListPage, PATHS.parcelList, { wire })
    await tap(byId(page, 'ship-together'))
    await tap(await until(() => byId(page, 'parcel-p1')))

    await tap(byId(page, 'submit-selected'))

    expect(stores.selectedParcels.ids).toEqual(['p1'])
  })

  it('are listed', async () => {
    rememberSession()
    const wire = new Wire().on('POST /api/u/biz/logistics-order/list', pageOf([anOrderDto({ id: 'o1' })]))
    const { page, router } = await openPage(OrderListPage, PATHS.orderList, { wire })

    await tap(await until(() => byId(page, 'order-o1')))

    expect(router.moves).toEqual(['navigateTo /pages-logistics-order/logistics-order/detail/detail?id=o1'])
  })

  it('are paid', async () => {
    const { page, wire } = await openPay()

    await tap(byId(page, 'pay'))

    expect(wire.callsTo('POST /api/u/biz/logistics-order/o1/pay')).toHaveLength(1)
  })

  it('have a detail page', async () => {
    const { page } = await openOrderDetail(anOrder({ code: 'L261121000001' }))

    expect(page.text()).toContain('L261121000001')
  })

  it('are confirmed as received, with satisfaction and review', async () => {
    rememberSession()
    const delivered = orderDetailWire(anOrder({ status: LogisticsOrderStatus.Signed })).on(CONFIRM, anOrder())
    const opened = await openPage(ConfirmReceiptPage, PATHS.confirmReceipt, {
      wire: delivered,
      params: { id: 'o1' },
    })
    await tap(await until(() => byId(opened.page, 'satisfaction-5')))
    await typeInto(byId(opened.page, 'review'), '很好')

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.wire.callsTo(CONFIRM).length)
    expect(opened.wire.lastCallTo(CONFIRM).body).toMatchObject({ satisfaction: 5, review: '很好' })
  })
})
