import type { RuleKind } from '@/model/order/consolidationRule'
import type { BoxParams } from '@/model/shipping/box'

interface PassportParams {
  readonly redirect?: string
  /** Set when the login page replaced the page that asked for it, because the stack was full. */
  readonly isReplacement?: '1'
}

/** The URL parameters of the pages that have any. */
export interface ParamsByRoute {
  readonly login: PassportParams
  readonly loginByCode: PassportParams
  /** `referralCode` comes with a friend's link. */
  readonly register: PassportParams & { readonly referralCode?: string }
  readonly forgotPassword: PassportParams
  readonly loginWechat: PassportParams
  readonly loginWechatMp: PassportParams
  /** A status code, or `UNDECLARED`; all parcels by default. */
  readonly parcelList: {
    readonly status?: string
    /** ID of a parcel to start a selection with, which others can be added to. */
    readonly shipWith?: string
    /** ID of the parcel shown beside the list on desktops. */
    readonly opened?: string
  }
  readonly parcelDetail: { readonly id: string }
  /** `scan` is set to start with the scanner. */
  readonly parcelSearch: { readonly scan?: '1' }
  /** Tracking number to declare; by default the customer enters it. */
  readonly createParcel: { readonly expressNumber?: string }
  /** `field` is the one to begin at. */
  readonly parcelUpdate: { readonly id: string; readonly field?: string }
  readonly claimParcel: { readonly id: string }
  readonly afterSalesDetail: { readonly id: string }
  /**
   * The parcel or the order the case is about; `kind` is a code of `AfterSalesKind`. A question about a charge has the
   * line of the bill and a text to begin with.
   */
  readonly createAfterSales: {
    readonly parcelId?: string
    readonly orderId?: string
    readonly kind: string
    readonly lineKind?: string
    readonly lineName?: string
    readonly text?: string
  }
  /** The warehouse to show first, as named by a shared card. */
  readonly warehouseAddresses: { readonly id?: string }
  readonly warehouseAddressTipDetail: { readonly id: string }
  readonly orderDetail: { readonly id: string }
  readonly editOrder: { readonly id: string }
  readonly confirmReceipt: { readonly id: string }
  /** A status code; all orders by default. */
  readonly orderList: { readonly status?: string }
  readonly payOrder: { readonly id: string }
  /** `referralCode` of the customer whose card in Moments this is. */
  readonly myReferral: { readonly referralCode?: string }
  /** `amount` to suggest, in the account's currency: what a payment lacks. */
  readonly topUp: { readonly amount?: string }
  readonly topupResult: { readonly id: string }
  /** A status code; all top-ups by default. */
  readonly topupList: { readonly status?: string }
  /** `month` is "2026-11"; `type` a code of `FundAccountLogType`. */
  readonly fundAccountLog: { readonly month?: string; readonly type?: string }
  /** A status code; available coupons by default. */
  readonly myCoupon: { readonly status?: string }
  /** `part` is set to begin at the notifications. */
  readonly settingList: { readonly part?: 'notifications' }
  /** A `MessageKind`; all messages by default. */
  readonly messageList: { readonly kind?: string }
  readonly product: { readonly id: string }
  /** What to buy: the variant and how many. */
  readonly confirmStoreOrder: {
    readonly skuId: string
    readonly productId: string
    readonly quantity: string
  }
  readonly payStoreOrder: { readonly id: string }
  /** A status code; all mall orders by default. */
  readonly storeOrderList: { readonly status?: string }
  readonly storeOrderDetail: { readonly id: string }
  readonly announceDetail: { readonly id: string }
  /** The category to begin with. */
  readonly articleList: { readonly categoryId?: string }
  readonly articleDetail: { readonly id: string }
  /** The question to unfold. */
  readonly faqList: { readonly id?: string }
  /**
   * Where to go: `to`, a URL of this app or of its site; `code`, a short link's code; `scene`, the same from a mini
   * program code; `q`, the text of a QR code that WeChat opens the mini program for.
   */
  readonly bizRedirect: {
    readonly to?: string
    readonly code?: string
    readonly scene?: string
    readonly q?: string
  }
  readonly webView: { readonly url: string }
  /** The number to follow; by default the customer enters it. */
  readonly tracking: { readonly number?: string }
  /** `choose` is set to pick an address for the page below. */
  readonly myAddresses: { readonly choose?: '1' }
  /** The address to edit, a new one by default; `field` is the one to begin at. */
  readonly editAddress: { readonly id?: string; readonly field?: string }
  /** `isChange` is set to change the parcels of the order below. */
  readonly selectToSubmit: { readonly isChange?: '1' }
  /** The rule to show. */
  readonly rules: { readonly id?: string }
  readonly editRule: {
    /** The rule to change; a new one by default. */
    readonly id?: string
    /** What a new rule waits for. */
    readonly kind?: RuleKind
    /** Set to begin with the parcels picked in a list. */
    readonly isPicked?: '1'
    /** The field to begin with. */
    readonly field?: string
  }
  /** A box to price; `size` is "40x30x20" (cm), `goods` IDs with commas. */
  readonly calculate: BoxParams
  /** The destination to show prices for. */
  readonly deliveryMethods: { readonly to?: string }
  /** `token` of the link that a changed contact was sent. */
  readonly undoChange: { readonly token: string }
  /** `terms`, `privacy`, `about` or `licences`. */
  readonly contentPage: { readonly key: string }
}
