import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import SubmitOrderPage from '@/pages-logistics-order/logistics-order/submit/submit'
import { EMPTY_ORDER } from '@/pages-logistics-order/logistics-order/submit/OrderForm'

import { aSiteConfigurationDto, aUserDto, anAdditionalServiceDto } from '../../support/app/factories'
import { aReadinessDto, READINESS } from '../../support/app/customsFactories'
import { openPage, type OpenedPage } from '../../support/app/openPage'
import { aQuoteDto, aBillOf, aStoredParcelDto, anOrderDto } from '../../support/app/orderFactories'
import { anAddressDto, aPickupStationDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

export const ESTIMATE = 'POST /api/u/biz/logistics-order/estimate'
export const SUBMIT = 'POST /api/u/biz/logistics-order'
export const PARCELS = 'POST /api/u/biz/ship-for-me/parcel/list'
export const ADDRESSES = 'POST /api/u/user/address/list'
export const COUPONS = 'POST /api/u/coupon-management/my-coupon/applicable'
export const STATIONS = 'POST /api/f/shipping-management/pickup-station/list'

/** Fake server with two parcels that two channels can carry and a third can't. */
export function orderWire(): Wire {
  const service = anAdditionalServiceDto({ id: 'reinforced', displayName: '加固打包', price: '15.00' })
  return new Wire()
    .on('GET /api/u/user', ok(aUserDto({ id: 'ada' })))
    .on('GET /api/system/site-configuration', ok(aSiteConfigurationDto()))
    .on(PARCELS, pageOf([aStoredParcelDto('p1'), aStoredParcelDto('p2')]))
    .on(ADDRESSES, pageOf([anAddressDto({ id: 'home', recipient: '林美', isDefault: true })]))
    .on(STATIONS, pageOf([aPickupStationDto({ id: 's1' })]))
    .on(
      'POST /api/u/shipping-management/additional-service/list',
      pageOf([{ businessType: 2, additionServiceType: 20, list: [service] }]),
    )
    .on(
      ESTIMATE,
      pageOf([
        aQuoteDto('air', { bill: aBillOf('72.00') }),
        aQuoteDto('sea', { bill: aBillOf('59.00') }),
        aQuoteDto('packet', { reason: '超过限重 2 kg' }),
      ]),
    )
    .on(COUPONS, pageOf([]))
    .on(SUBMIT, ok(anOrderDto()))
    .on(READINESS, ok(aReadinessDto()))
}

interface Options {
  readonly wire?: Wire
  readonly parcelIds?: readonly string[]
  /** Whether to wait for prices. */
  readonly isPriced?: boolean
}

/** Opens the page as after a reload, with the parcels restored from the draft. */
export async function openOrder({
  wire = orderWire(),
  parcelIds = ['p1', 'p2'],
  isPriced = true,
}: Options = {}): Promise<OpenedPage> {
  rememberSession()
  Taro.setStorageSync('draft:submitOrder:ada', {
    values: { ...EMPTY_ORDER, parcelIds },
    images: [],
    lostPhotos: 0,
  })
  const opened = await openPage(SubmitOrderPage, PATHS.submitOrder, { wire, below: [PATHS.parcelList] })
  const settled = isPriced ? '.channel-card, #to-parcels, #retry' : '#address'
  await until(() => opened.page.root.querySelector(settled))
  return opened
}

/** Text of the action bar. */
export const barOf = ({ page }: OpenedPage) => page.root.querySelector('.action-bar')?.textContent ?? ''
