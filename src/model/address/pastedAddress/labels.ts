import type { Label } from './Piece'

/** `break` begins a new part without naming a field: "ship to" stands before a name or a street. */
type Mark = Label | 'break'

/** Replaces a label in the text, followed by the label's one-digit index in `MARKS`. */
export const MARK = '\u0001'
export const MARKS: readonly Mark[] = [
  'recipient',
  'mobile',
  'phone',
  'postCode',
  'street',
  'city',
  'state',
  'country',
  'other',
  'break',
]

/** Chinese labels need no separator around them. Longer alternatives come before shorter ones. */
const CHINESE_LABELS: Readonly<Partial<Record<Mark, string>>> = {
  mobile: '(?:收[货件]人)?(?:手机号码|手机号|手机|移动电话)',
  phone: '(?:收[货件]人|我的)?(?:联系电话|联络电话|电话号码|电话|联系方式)',
  recipient: '收[货件]人(?:姓名|名字)?|收[货件](?=[:=])|联系人|姓名|名字',
  postCode: '邮政编码|邮递区号|邮区编号|邮编',
  street: '(?:收货|收件|详细|我的|新|邮寄|家庭|公司)*地址(?:栏)?|所在地区|(?:街道|公司(?:名称)?)(?=[:=])',
  country: '国家(?:[/或]?地区)?',
  city: '城市(?=[:=])',
  state: '(?:省份|州省|省/州|州/省|州)(?=[:=])',
  other: '订单编?号?|下单时间|备注|留言|买家留言|邮箱|微信号?|身份证号?码?|快递单号|商品|数量|合计|总价',
  break:
    '收[货件]信息|(?:麻烦|请|帮我|帮忙)*(?:寄|发|送)(?:到|给|往|去|至)(?:这里|这儿|这边|这个)?[哦呀啦吧]?|麻烦寄|寄(?=[:=])',
}
const AFTER_CHINESE = '\\s*(?:[:=]|是|为|-(?=\\s))?\\s*'

/** English and Malay labels, which need a separator or the line's end after them; see also `BARE_AHEAD`. */
const LABELS: Readonly<Record<Mark, string>> = {
  mobile:
    'mobile(?: phone)?(?: number| no)?|mob|cell(?: ?phone)?(?: number)?|hand ?phone|h/p|hp(?: no)?|whatsapp',
  phone:
    'no\\.? ?(?:tel(?:efon)?|hp)|tel(?:ephone)?(?: no| number)?|telefon(?: bimbit)?|t[ée]l[ée]phone|phone(?: number| no)?|ph|contact(?: number| no| num)?|ddi|did|direct|office|number',
  recipient:
    "(?:full |recipient'?s? |receiver'?s? |customer |first and last )?name|nama(?: penerima)?|penerima|recipient|receiver|consignee|attn|attention|u/p|contact person",
  postCode: 'postal ?code|postal|post ?code|poskod|zip(?:/postal)?(?: ?code)?|p/code',
  street:
    '(?:street |shipping |delivery |mailing |home |office |my |new )*address(?: line)?(?: ?\\d)?|addr|add|alamat(?: penghantaran)?|street|apt/suite(?:/unit)?|unit/apt|company',
  city: 'suburb/city|town/city|city/town|city/suburb|city|suburb|town|bandar',
  state: 'state/territory|state/province|province/state|state|province|territory|region|negeri',
  country: 'country(?:/region)?|negara',
  other:
    'order(?: no| number| id| #)?|qty|quantity|items?|total|subtotal|remarks?|notes?|e-?mail|wechat(?: id)?|fax|sku|seller|tracking(?: no| number)?|paid|date|gate code',
  break:
    'to(?=\\s*:)|ship(?:ping)? to|deliver(?:y)? to|send (?:it )?(?:to me here|here|to)|ship it to|post (?:it )?to|mail (?:it )?to',
}
const COLON = '[.#]?\\s*(?:\\([^)]{0,10}\\)\\s*)?[:=]\\s*'
const DASH = '\\.?\\s*(?:-(?=[\\s\\d+(])|\\s+is(?=\\s))\\s*'

/** What has to follow a label that has no separator. */
const BARE_AHEAD: Readonly<Partial<Record<Mark, string>>> = {
  mobile: '[\\s.#]*(?=[+(]?\\d[\\d\\s().-]{5})',
  phone: '[\\s.#]*(?=[+(]?\\d[\\d\\s().-]{5})',
  recipient: '\\.?\\s+(?=[^\\s\\d])',
  postCode: '\\.?\\s+(?=[a-z]?\\d)',
  street: '\\.?\\s+(?=\\S)',
  other: '(?:\\.|\\s|#)+(?=[#a-z]*\\d)',
  break: '\\s+',
}
/** Words too common to be labels, unless a colon follows or they stand alone on a line. */
const NEVER_BARE =
  /\|(?:street|company|number|office|paid|date|items?|notes?|city|suburb|town|bandar|state|province|territory|region)(?=\||$)/g

const SINGLE_LETTERS: readonly (readonly [RegExp, Mark])[] = [
  [/(^|[|,;\n]\s*)[MC][.:]?\s*(?=[+(]?\d[\d ().-]{6})/gim, 'mobile'],
  [/(^|[|,;\n]\s*)[TPOHD][.:]?\s*(?=[+(]?\d[\d ().-]{6})/gim, 'phone'],
  [/(^|[|,;\n]\s*)[EFW]:/gim, 'other'],
]

const NAMED: readonly (readonly [RegExp, Mark])[] = [
  [/(^|[\s,;|])(?:我叫|名叫|叫)\s*(?=\S)/g, 'recipient'],
  [/(^|[,;|\n]\s*)for\s+(?=[A-Z])/g, 'recipient'],
]

/**
 * Detects a form copied as it is: its postcode has a label. In one, "City" or "State" is a label without a
 * colon when only words follow on the line.
 */
const FORM = /^(?:post ?code|postal ?code|zip)/im
const FORM_LINES: readonly (readonly [RegExp, Mark])[] = [
  [/^()(?:city|suburb|town)[ ]+(?=[^\s\d][^\d\n]*$)/gim, 'city'],
  [/^()(?:state|province|region)[ ]+(?=[^\s\d][^\d\n]*$)/gim, 'state'],
]

/** A slash in place of the colon: "Name/ Lim Mei". */
const SLASHED = /^\s*([a-z]{3,9})\/\s/gim

/** Replaces each label with its mark. */
export function replaceLabels(text: string): string {
  let left = text.replace(SLASHED, '$1: ')
  for (const [look, mark] of [...SINGLE_LETTERS, ...(FORM.test(text) ? FORM_LINES : [])])
    left = left.replace(look, `$1${tokenOf(mark)}`)
  for (const mark of ORDER)
    for (const look of patternsOf(mark)) left = left.replace(look, `$1${tokenOf(mark)}`)
  for (const [look, mark] of NAMED) left = left.replace(look, `$1${tokenOf(mark)}`)
  return left
}

/** Marks whose labels contain another's come first: "收件人电话" isn't a recipient. */
const ORDER: readonly Mark[] = [
  'other',
  'mobile',
  'phone',
  'postCode',
  'country',
  'street',
  'recipient',
  'city',
  'state',
  'break',
]

function tokenOf(mark: Mark): string {
  return `${MARK}${MARKS.indexOf(mark)}`
}

const PATTERNS = new Map<Mark, readonly RegExp[]>()

function patternsOf(mark: Mark): readonly RegExp[] {
  const known = PATTERNS.get(mark)
  if (known) return known
  const words = LABELS[mark]
  const chinese = CHINESE_LABELS[mark]
  const ahead = BARE_AHEAD[mark]
  const bare = `|${words}`.replace(NEVER_BARE, '').slice(1)
  const before =
    mark === 'mobile' || mark === 'phone' || mark === 'break' ? '(^|[\\s,;|(/])' : '(^|[,;|\\n]\\s*)'
  const looks = [
    new RegExp(`(^|[\\s,;|(])(?:my )?(?:${words})${COLON}`, 'gim'),
    new RegExp(`(^|[\\s,;|(])(?:my )?(?:${bare})${DASH}`, 'gim'),
    new RegExp(`(^|\\n)[^\\S\\n]*(?:${bare}|${words})[^\\S\\n]*$`, 'gim'),
    ...(ahead === undefined ? [] : [new RegExp(`${before}(?:${bare})${ahead}`, 'gim')]),
    ...(chinese === undefined ? [] : [new RegExp(`()(?:${chinese})${AFTER_CHINESE}`, 'g')]),
  ]
  PATTERNS.set(mark, looks)
  return looks
}
