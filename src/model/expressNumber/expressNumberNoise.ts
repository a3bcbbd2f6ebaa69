/** Replaces removed text, so that what's on its two sides isn't joined. */
const SEPARATOR = '|'

const AMOUNT = /(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?/.source
/** No letter or digit may follow a Latin unit; a Chinese one needs no boundary. */
const UNIT =
  /(?:件|个|箱|袋|包|双|条|盒|套|本|台|只|瓶|斤|克|公斤|千克|厘米|(?:PCS?|PIECES?|ITEMS?|KGS?|G|LBS?|CM|MM|ML)(?![A-Z0-9]))/
    .source
const CURRENCY = /(?:人民币|RMB|CNY|USD|SGD|MYR|AUD|NZD|CAD|HKD|NT\$|US\$|S\$|A\$|NZ\$|HK\$|RM|[¥￥$€£])/
  .source
const CURRENCY_AFTER = /(?:元|块|圆|(?:RMB|CNY|USD|SGD|MYR)(?![A-Z]))/.source

/** The rest of a web address, which ends where Chinese begins. */
const REST_OF_URL = /[^\s\u3000-\u9fff,;)]*/.source

/** Labels that mark the number after them as another kind of number. */
const OTHER_NUMBERS =
  /()(?:订单编?号|交易号|商品编号|货号|身份证号?|邮政?编码|邮编|ORDER\s*(?:NO\.?|NUMBER|ID|#)|POST ?CODE|POSTAL CODE|ZIP(?: CODE)?)\s*[:#]?\s*[A-Z]{0,3}[\d-]+/g
const LABELLED_CONTACT =
  /()(?:手机号码?|手机|联系电话|联系方式|电话号码|电话|微信号?|WECHAT(?: ID)?|WHATSAPP|QQ号?|MOBILE|PHONE|TEL\.?)\s*:\s*[+(]?\d[\d ()-]{4,14}\d/g

const DATES_AND_TIMES: readonly RegExp[] = [
  /(^|[^A-Z0-9-])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![-\dA-Z])/g,
  /(^|[^A-Z0-9-])\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?![-\dA-Z])/g,
  /()\d{2,4}年\d{1,2}月(?:\d{1,2}[日号])?/g,
  /()\d{1,2}月\d{1,2}[日号]?/g,
  /(^|[^\d])\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
]

/**
 * Numbers of Singapore, Hong Kong and Macau, which have eight digits; numbers with any country code; mainland
 * mobiles, toll-free numbers and landlines.
 */
const PHONES: readonly RegExp[] = [
  /(^|[^A-Z0-9])\(?\+(?:65|852|853)\)?[ -]?\d{4}[ -]?\d{4}(?![A-Z0-9])/g,
  /(^|[^A-Z0-9])\(?\+\d{1,3}\)?(?:[ -]?\(?\d{1,4}\)?){2,3}(?![A-Z0-9])/g,
  /(^|[^A-Z0-9-])(?:(?:00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?![A-Z0-9-])/g,
  /(^|[^A-Z0-9-])[48]00[- ]?\d{3}[- ]?\d{4}(?![A-Z0-9-])/g,
  /(^|[^A-Z0-9-])\(?0\d{2,3}\)?[- ]\d{7,8}(?![A-Z0-9-])/g,
]

const MONEY_AND_MEASURES: readonly RegExp[] = [
  new RegExp(`(^|[^A-Z0-9])${CURRENCY}\\s?${AMOUNT}(?![A-Z0-9])`, 'g'),
  new RegExp(`(^|[^A-Z0-9-])${AMOUNT}\\s?${CURRENCY_AFTER}`, 'g'),
  new RegExp(`(^|[^A-Z0-9.-])\\d{1,5}(?:\\.\\d{1,3})?\\s?${UNIT}`, 'g'),
  /(^|[^A-Z0-9-])\d{1,7}(?:,\d{3})*\.\d{1,3}(?!\d)/g,
  /(^|[^A-Z0-9])[X×*]\s?\d{1,4}(?![A-Z0-9])/g,
]

/**
 * Text in chats and spreadsheets that isn't a tracking number, in upper case. The first group of each pattern
 * is kept: it's the text before the match, in place of a lookbehind.
 */
const NOISE: readonly RegExp[] = [
  new RegExp(`()(?:HTTPS?://|WWW\\.)${REST_OF_URL}`, 'g'),
  /(^|[^\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  new RegExp(
    `(^|[^A-Z0-9.-])(?:[A-Z0-9-]+\\.)+(?:COM|CN|NET|ORG|SHOP|TOP|CC|IO|ME|HK|SG|MY)(?![A-Z0-9])${REST_OF_URL}`,
    'g',
  ),
  OTHER_NUMBERS,
  LABELLED_CONTACT,
  ...DATES_AND_TIMES,
  ...PHONES,
  ...MONEY_AND_MEASURES,
]

/**
 * Removes everything that looks like something other than a tracking number.
 * @param text upper case, half width
 */
export function withoutNoise(text: string): string {
  return NOISE.reduce(
    (left, noise) => left.replace(noise, (_found, before: string) => before + SEPARATOR),
    text,
  )
}
