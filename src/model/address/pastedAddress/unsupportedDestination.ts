/** From this score on, the text names one of the destinations. */
const NAMED = 60

const PROVINCES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆'
/** A province, or a city with its district or county, as mainland addresses name them. */
const MAINLAND = new RegExp(
  `(?:${PROVINCES})(?:省|市|自治区|.{0,4}[市区县])|[\\u4e00-\\u9fff]{2,4}省[\\u4e00-\\u9fff]{2,5}市|[\\u4e00-\\u9fff]{2,3}市[\\u4e00-\\u9fff]{2,4}[区县镇]`,
)
const OTHERS =
  /中国(?!城)|香港|澳门|台湾|日本|韩国|英国|泰国|越南|印尼|菲律宾|德国|法国|\b(?:china|hong kong|macau|macao|taiwan|japan|korea|united kingdom|england|scotland|thailand|vietnam|indonesia|philippines|germany|france|netherlands)\b|(?:^|[\s,])U\.?K\.?(?=$|[\s,])/im

/**
 * Whether the address is somewhere we don't ship to.
 * @param score the likeliest destination's score (see `findCountry`)
 */
export function isUnsupportedDestination(plain: string, score: number): boolean {
  return score < NAMED && (MAINLAND.test(plain) || OTHERS.test(plain))
}
