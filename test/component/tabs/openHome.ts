import { PATHS } from '@/navigation/routes'
import HomePage from '@/pages/tab-bar/home/home'
import { aProductDto, aUserDto, anAddress } from '../../support/app/factories'
import { aParcelDto } from '../../support/app/parcelFactories'
import { publish } from '../../support/app/homeFactories'
import { UNREAD, unread } from '../../support/app/messageFactories'
import { A_TERM } from '../../support/app/orderFactories'
import { aTodo, aTodoSummaryDto } from '../../support/app/todoFactories'
import { NO_PARCELS } from '../../support/todo'
import { openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

export const PRODUCTS = 'POST /api/f/store/product/list'

export const PARCELS = 'POST /api/u/biz/ship-for-me/parcel/list'

export const SUMMARY = 'GET /api/u/todo/summary'

export const ADDRESSES = 'POST /api/u/biz/ship-for-me/my-warehouse-address-list'

const USER = 'GET /api/u/user'

export const homeWire = () =>
  publish(new Wire())
    .on(PRODUCTS, pageOf([aProductDto({ displayName: '乌龙茶', price: '1999' })]))
    .on(PARCELS, pageOf([aParcelDto({ id: '7', expressNumber: 'SF777' })]))
    .on(
      SUMMARY,
      ok(
        aTodoSummaryDto({
          undeclared: aTodo(2),
          storageEnding: aTodo(1, { daysLeft: 3, parcelId: '7' }),
          pendingPayment: aTodo(1, {
            type: 'LOGISTICS_ORDER',
            id: '8',
            amount: '78.48',
            currencyCode: 'CNY',
            paymentTerm: A_TERM,
          }),
          parcels: { ...NO_PARCELS, inWarehouse: 7, weight: 11.2, shippable: 5, firstShippableId: '9' },
        }),
      ),
    )
    .on(ADDRESSES, pageOf([anAddress()]))
    .on(USER, ok(aUserDto({ nickname: 'Ada', idCode: 'GD10001' })))
    .on(UNREAD, unread({ PARCEL: 2 }))

export function openHome({ wire = homeWire(), isSignedIn = true } = {}) {
  if (isSignedIn) rememberSession()
  return openPage(HomePage, PATHS.home, { wire })
}
