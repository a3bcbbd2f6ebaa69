import { isChinese, replaced, trimmed, type Piece } from './Piece'
import { hasStreetWord } from './streetWords'

interface Found {
  readonly recipient: string
  readonly pieces: readonly Piece[]
}

const TITLE =
  /^(?:mr|mrs|ms|miss|mdm|madam|mme|mlle|dr|prof|sir|encik|en|puan|pn|cik|tuan|dato|datuk|datin|haji)\.? /i
const KINSHIP = /\s(?:bin|binti|binte|bte|bt|b|a\/l|a\/p|s\/o|d\/o|anak|van|von|de|al)\.? /i
const LATIN_NAME =
  /^[a-z\u00c0-\u024f][a-z\u00c0-\u024f'.-]*(?:(?: |\/| & )\(?[a-z\u00c0-\u024f\u4e00-\u9fff][a-z\u00c0-\u024f\u4e00-\u9fff'.-]*\)?){0,6}$/i

/** Family names of about nine in ten Chinese people. */
const FAMILY_NAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康施文牛樊葛邢安齐易乔庞颜倪庄聂章鲁岳翟殷詹申耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝伍蓉洪温曽傅冼辜区游赖萧戴'
const COMPOUND = /^(?:欧阳|司徒|上官|诸葛|司马|东方|皇甫|尉迟|慕容|公孙|令狐)/
const PLACE_ENDING = /(?:[省市区县镇乡村路街巷弄号栋楼室苑道座湾城园州岛]|大厦|花园|公寓|中心|广场)$/
const CHINESE_NAME = /^[\u4e00-\u9fff]{2,4}(?:·[\u4e00-\u9fff]{1,8})?(?:先生|女士|小姐|太太|老师|同学|阿姨)?$/
const CHINESE_TITLE = /(?:先生|女士|小姐|太太|老师|同学|阿姨)$/
/** "Grace 陈": Latin and Chinese together. */
const MIXED_NAME =
  /^[A-Za-z][A-Za-z'-]*(?: [A-Za-z'-]+)? ?[\u4e00-\u9fff]{1,4}$|^[\u4e00-\u9fff]{2,4} ?\(?[A-Za-z][A-Za-z '-]*\)?$/

/** A lower score is more likely a building or a town. */
const MIN_SCORE = 2

/** "李小姐收": for the attention of. */
const ATTENTION = /^([\u4e00-\u9fff]{2,5})[收启]$/

export function takeName(written: readonly Piece[]): Found {
  const given = written.map((piece) => ({
    ...piece,
    text: piece.text
      .split(' ')
      .map((word) => word.replace(ATTENTION, '$1'))
      .join(' '),
  }))
  const labelled = given.find(({ label }) => label === 'recipient')
  if (labelled)
    return { recipient: labelled.text, pieces: given.filter((piece) => piece.label !== 'recipient') }
  const pieces = given.flatMap(chineseWords)
  const scores = pieces.map((piece, at) => nameScore(piece, at, pieces))
  const best = Math.max(0, ...scores)
  const at = scores.indexOf(best)
  if (best >= MIN_SCORE) return { recipient: pieces[at]?.text ?? '', pieces: replaced(pieces, at, []) }
  return beforeNumber(given)
}

/** Makes a Chinese name a piece of its own when only a space separates it from an address. */
function chineseWords(piece: Piece): readonly Piece[] {
  if (!isChinese(piece.text) || MIXED_NAME.test(piece.text)) return [piece]
  const words = piece.text.split(' ')
  const at = words.findIndex((word) => isChineseName(word))
  if (words.length < 2 || at < 0) return [piece]
  return [words.slice(0, at), words.slice(at, at + 1), words.slice(at + 1)]
    .filter((part) => part.length > 0)
    .map((part) => ({ ...piece, text: part.join(' ') }))
}

function isChineseName(word: string): boolean {
  if (!CHINESE_NAME.test(word)) return false
  if (CHINESE_TITLE.test(word)) return true
  return (FAMILY_NAMES.includes(word.charAt(0)) || COMPOUND.test(word)) && !PLACE_ENDING.test(word)
}

function nameScore(piece: Piece, at: number, pieces: readonly Piece[]): number {
  const { text, label, line } = piece
  const looks = patternScore(text)
  if (looks === 0) return 0
  const isAlone = pieces.every((other, index) => index === at || other.line !== line)
  return (
    looks +
    (at === 0 ? 3 : 0) +
    (at === pieces.length - 1 ? 1 : 0) +
    (piece.isNextToPhone ? 2 : 0) +
    (isAlone ? 1 : 0) +
    (label === 'street' ? -3 : 0) +
    (piece.code !== undefined ? -1 : 0)
  )
}

/** Scores how much the text alone looks like a name; 0 when it can't be one. */
function patternScore(text: string): number {
  if (isChineseName(text)) return 4
  if (CHINESE_NAME.test(text) && !PLACE_ENDING.test(text)) return 0.5
  if (MIXED_NAME.test(text) && !hasStreetWord(text)) return 3
  return isChinese(text) ? 0 : latinScore(text)
}

function latinScore(text: string): number {
  if (!LATIN_NAME.test(text) || (hasStreetWord(text) && !TITLE.test(text))) return 0
  const words = text.split(' ').length
  const size = words === 1 ? 0.1 : words < 5 ? 1 : 0.5
  return size + (TITLE.test(text) ? 4 : 0) + (KINSHIP.test(text) ? 3 : 0)
}

/** "Lim Wei 12 Foo Street": the words before the first number. */
function beforeNumber(pieces: readonly Piece[]): Found {
  const [first] = pieces
  if (!first) return { recipient: '', pieces }
  const [, words = ''] = /^([^\d#]+?) [#(]?\d/.exec(first.text) ?? []
  const name = trimmed(words)
  if (name.split(' ').length < 2 || patternScore(name) === 0) return { recipient: '', pieces }
  return {
    recipient: name,
    pieces: replaced(pieces, 0, [{ ...first, text: first.text.slice(words.length) }]),
  }
}
