/** An address that WeChat keeps for the customer. */
export interface WechatAddress {
  readonly recipient: string
  readonly mobile: string
  /** Province, city, street and postcode as one text. */
  readonly place: string
}
