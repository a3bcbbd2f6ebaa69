import { notOk, ok, type Finding } from './Finding'
import { squeeze } from './plainText'

type Level = 'province' | 'city' | 'district'

const LEVEL_WORDS = {
  province: /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市| province)$/,
  city: /(?:自治州|地区|市| city| prefecture)$/,
  district: /(?:自治县|区|县|市|旗| district| county| city)$/,
} as const

/** Rejects a short name that is part of a street, hill, lake, town or village name. */
const NO_LEVEL = /(?!路|街|大道|巷|弄|山|湖|镇|乡|村)/.source

const PROVINCES =
  /(?:北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门)(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市)?(?!路|街)/

const A_CITY = /([\u3400-\u9fff]{2,6}?市)/.source

const OTHERS = {
  province: new RegExp(`(${PROVINCES.source})`),
  city: new RegExp(`(?:${PROVINCES.source})${A_CITY}`),
  district: /市([\u3400-\u9fff]{1,5}?[区县市旗])/,
} as const

/**
 * Finds one level of the area, with or without its suffix ("广东" is as good as "广东省").
 *
 * @param names the place's name in each language
 */
export function findPlace(text: string, level: Level, names: readonly string[]): Finding {
  const plain = squeeze(text)
  const [expected = ''] = names
  if (names.some((name) => isNamed(plain, level, name))) return ok(expected)
  const found = OTHERS[level].exec(plain)?.[1] ?? null
  // Only Chinese places are recognised, so show ours in Chinese next to one.
  return notOk(found === null ? expected : (names.find(isChinese) ?? expected), found)
}

function isChinese(name: string): boolean {
  return /[\u3400-\u9fff]/.test(name)
}

function isNamed(plain: string, level: Level, name: string): boolean {
  const whole = squeeze(name)
  if (whole === '' || plain.includes(whole)) return true
  const short = whole.replace(LEVEL_WORDS[level], '')
  return short.length >= 2 && short !== whole && new RegExp(short + NO_LEVEL).test(plain)
}
