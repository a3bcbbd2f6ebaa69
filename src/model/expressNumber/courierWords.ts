/** Names people use for couriers, before or after a number. Upper case. */
const NAMES =
  /(?:韵达|圆通|中通|申通|顺丰|极兔|京东|德邦|百世|天天|菜鸟|跨越|优速|安能|丹鸟|宅急送|邮政|邮局|YUNDA|YTO|ZTO|STO|SF|J&T|JT|JD|DEPPON|BEST|EMS|CAINIAO|KYE)/
    .source
const NUMBER = /(?:单号)?/.source
const KINDS = /(?:快递|快运|速运|速递|物流|包裹|小包|EXPRESS|LOGISTICS|COURIER)?/.source

const AT_END = new RegExp(`(?:^|[^A-Z])${NAMES}\\s?${KINDS}${NUMBER}\\s*[:#-]?\\s*$`)
const AT_BEGINNING = new RegExp(`^\\s*[(]?\\s*${NAMES}\\s?${KINDS}(?![A-Z])`)

/** No courier's name with its suffix is longer, so the rest of a long text is skipped. */
const MAX_NAME_LENGTH = 24

export function endsWithCourier(text: string): boolean {
  return AT_END.test(text.slice(-MAX_NAME_LENGTH))
}

export function startsWithCourier(text: string): boolean {
  return AT_BEGINNING.test(text.slice(0, MAX_NAME_LENGTH))
}
