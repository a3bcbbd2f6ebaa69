import { findMobile, findPostCode, findRecipient, type Found } from './pastedAddressParts'

/** What was found in a pasted block; an empty text for what was not. */
export interface PastedAddress {
  readonly recipient: string
  readonly mobile: string
  readonly postCode: string
  readonly detailsAddress: string
}

type Label = keyof PastedAddress

const LABELS: Readonly<Record<Label, RegExp>> = {
  recipient: /收件人|收货人|联系人|姓名|recipient|receiver|full name|name|attn/,
  mobile:
    /手机号码|手机号|手机|联系电话|电话号码|电话|联系方式|mobile number|phone number|mobile|phone|telephone|tel/,
  postCode: /邮政编码|邮编|postal code|post ?code|zip code|zip/,
  detailsAddress: /详细地址|收货地址|收件地址|所在地区|地址|shipping address|address/,
}
const ANY_LABEL = Object.values(LABELS)
  .map(({ source }) => source)
  .join('|')

/** What only parts one thing from the next. */
const EDGES = /^[\s,;|:.，。]+|[\s,;|:，。]+$/g

/**
 * Splits a block that a customer copied from a chat or a shop, Chinese or English: by its labels where it
 * has any, by the look of its parts elsewhere.
 *
 * @param postCodePattern of the destination, if that is known
 */
export function splitPastedAddress(text: string, postCodePattern?: string): PastedAddress {
  const labelled: Partial<Record<Label, string>> = {}
  let rest: string[] = []
  const take = ({ value, rest: left }: Found): string => {
    rest = left.map(trimmed).filter((part) => part !== '')
    return trimmed(value)
  }

  for (const line of linesOf(text)) {
    const label = labelOf(line)
    const words = label === null ? line : trimmed(line.replace(labelPattern(label), ''))
    if (label === null || label === 'detailsAddress') rest.push(words)
    else labelled[label] ??= words
  }

  const mobile = labelled.mobile ?? take(findMobile(rest))
  rest = piecesOf(rest)
  const postCode = labelled.postCode ?? take(findPostCode(rest, postCodePattern))
  const recipient = labelled.recipient ?? take(findRecipient(rest))
  return { recipient, mobile: plainMobile(mobile), postCode, detailsAddress: joined(rest) }
}

/** Signs as a keyboard without Chinese has them, one line for each label. */
function linesOf(text: string): string[] {
  const halfWidth = text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\t\u00a0]/g, ' ')
    .replace(/、/g, ',')
  return halfWidth
    .replace(new RegExp(`(^|[\\s,;|])(${ANY_LABEL}) ?:`, 'gi'), '$1\n$2:')
    .split(/[\r\n]+/)
    .map(trimmed)
    .filter((line) => line !== '')
}

function labelOf(line: string): Label | null {
  return (Object.keys(LABELS) as Label[]).find((label) => labelPattern(label).test(line)) ?? null
}

function labelPattern(label: Label): RegExp {
  return new RegExp(`^(?:${LABELS[label].source}) ?:`, 'i')
}

function piecesOf(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(isChinese(line) ? /[,;|\s]+/ : /[,;|]+/))
    .map(trimmed)
    .filter((piece) => piece !== '')
}

function joined(pieces: readonly string[]): string {
  return pieces.join(pieces.some(isChinese) ? ' ' : ', ')
}

function isChinese(text: string): boolean {
  return /[\u4e00-\u9fff]/.test(text)
}

function trimmed(text: string): string {
  return text.replace(EDGES, '').trim()
}

/** As the API takes it: digits, spaces, hyphens and a leading plus. */
function plainMobile(mobile: string): string {
  return mobile.replace(/[().]/g, ' ').replace(/\s+/g, ' ').trim()
}
