/** An address from the customer's WeChat address book. */
export interface WechatAddress {
  readonly recipient: string
  readonly mobile: string
  /** Province, city, street and postcode in one string. */
  readonly place: string
}
