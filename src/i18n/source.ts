// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import type { address } from './zh-Hans/address'
import type { addressCheck } from './zh-Hans/addressCheck'
import type { afterSales } from './zh-Hans/afterSales'
import type { announce } from './zh-Hans/announce'
import type { appDownload } from './zh-Hans/appDownload'
import type { article } from './zh-Hans/article'
import type { bill } from './zh-Hans/bill'
import type { billDifference } from './zh-Hans/billDifference'
import type { calculate } from './zh-Hans/calculate'
import type { channels } from './zh-Hans/channels'
import type { code } from './zh-Hans/code'
import type { confirmReceipt } from './zh-Hans/confirmReceipt'
import type { content } from './zh-Hans/content'
import type { coupon } from './zh-Hans/coupon'
import type { couponCentre } from './zh-Hans/couponCentre'
import type { customerService } from './zh-Hans/customerService'
import type { customs } from './zh-Hans/customs'
import type { day } from './zh-Hans/day'
import type { declaration } from './zh-Hans/declaration'
import type { editOrder } from './zh-Hans/editOrder'
import type { faq } from './zh-Hans/faq'
import type { fundLog } from './zh-Hans/fundLog'
import type { homeContent } from './zh-Hans/homeContent'
import type { identity } from './zh-Hans/identity'
import type { mall } from './zh-Hans/mall'
import type { message } from './zh-Hans/message'
import type { mine } from './zh-Hans/mine'
import type { miniProgram } from './zh-Hans/miniProgram'
import type { offline } from './zh-Hans/offline'
import type { order } from './zh-Hans/order'
import type { orderDetail } from './zh-Hans/orderDetail'
import type { orderList } from './zh-Hans/orderList'
import type { parcel } from './zh-Hans/parcel'
import type { parcelCare } from './zh-Hans/parcelCare'
import type { parcelList } from './zh-Hans/parcelList'
import type { parcelService } from './zh-Hans/parcelService'
import type { parcelTable } from './zh-Hans/parcelTable'
import type { passport } from './zh-Hans/passport'
import type { pay } from './zh-Hans/pay'
import type { payOrder } from './zh-Hans/payOrder'
import type { pendingPay } from './zh-Hans/pendingPay'
import type { photos } from './zh-Hans/photos'
import type { pickupStation } from './zh-Hans/pickupStation'
import type { product } from './zh-Hans/product'
import type { profile } from './zh-Hans/profile'
import type { quote } from './zh-Hans/quote'
import type { rail } from './zh-Hans/rail'
import type { receivingAccount } from './zh-Hans/receivingAccount'
import type { redirect } from './zh-Hans/redirect'
import type { referral } from './zh-Hans/referral'
import type { refusal } from './zh-Hans/refusal'
import type { rule } from './zh-Hans/rule'
import type { savedPicture } from './zh-Hans/savedPicture'
import type { scan } from './zh-Hans/scan'
import type { searchHistory } from './zh-Hans/searchHistory'
import type { selectParcels } from './zh-Hans/selectParcels'
import type { settings } from './zh-Hans/settings'
import type { sharing } from './zh-Hans/sharing'
import type { singlePage } from './zh-Hans/singlePage'
import type { stationPlace } from './zh-Hans/stationPlace'
import type { storeOrder } from './zh-Hans/storeOrder'
import type { topup } from './zh-Hans/topup'
import type { topupForm } from './zh-Hans/topupForm'
import type { topupList } from './zh-Hans/topupList'
import type { tracking } from './zh-Hans/tracking'
import type { unclaimed } from './zh-Hans/unclaimed'
import type { undo } from './zh-Hans/undo'
import type { validation } from './zh-Hans/validation'
import type { wallet } from './zh-Hans/wallet'
import type { warehouse } from './zh-Hans/warehouse'
import type { warehousePages } from './zh-Hans/warehousePages'
import type { webView } from './zh-Hans/webView'
import type { zhHans } from './zh-Hans'

/** Every text, by its key. */
export type Source = typeof zhHans &
  typeof address &
  typeof addressCheck &
  typeof afterSales &
  typeof announce &
  typeof appDownload &
  typeof article &
  typeof bill &
  typeof billDifference &
  typeof calculate &
  typeof channels &
  typeof code &
  typeof confirmReceipt &
  typeof content &
  typeof coupon &
  typeof couponCentre &
  typeof customerService &
  typeof customs &
  typeof day &
  typeof declaration &
  typeof editOrder &
  typeof faq &
  typeof fundLog &
  typeof homeContent &
  typeof identity &
  typeof mall &
  typeof message &
  typeof mine &
  typeof miniProgram &
  typeof offline &
  typeof order &
  typeof orderDetail &
  typeof orderList &
  typeof parcel &
  typeof parcelCare &
  typeof parcelList &
  typeof parcelService &
  typeof parcelTable &
  typeof passport &
  typeof pay &
  typeof payOrder &
  typeof pendingPay &
  typeof photos &
  typeof pickupStation &
  typeof product &
  typeof profile &
  typeof quote &
  typeof rail &
  typeof receivingAccount &
  typeof redirect &
  typeof referral &
  typeof refusal &
  typeof rule &
  typeof savedPicture &
  typeof scan &
  typeof searchHistory &
  typeof selectParcels &
  typeof settings &
  typeof sharing &
  typeof singlePage &
  typeof stationPlace &
  typeof storeOrder &
  typeof topup &
  typeof topupForm &
  typeof topupList &
  typeof tracking &
  typeof unclaimed &
  typeof undo &
  typeof validation &
  typeof wallet &
  typeof warehouse &
  typeof warehousePages &
  typeof webView
