import { COUNTRIES, COUNTRY_NAMES } from './Country'

const FLAG = /\ud83c([\udde6-\uddff])\ud83c([\udde6-\uddff])/g
const FIRST_FLAG_LETTER = 0xdde6

/** Emoji used as labels at the start of a line. */
const PICTURE_LABELS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:\ud83d[\udcde\udcf1\udcf2\udcf3]|\u260e|\u2706)\ufe0f?/gm, 'Tel: '],
  [/^\s*(?:\ud83c[\udfe0\udfe1\udfe2]|\ud83d\udccd|\ud83d\udce9)\ufe0f?/gm, 'Address: '],
  [/^\s*(?:\ud83d[\udc64\udc68\udc69])\ufe0f?/gm, 'Name: '],
  [/^\s*(?:\ud83d[\udcee\udcea\udceb])\ufe0f?/gm, 'Postcode: '],
]

/** All other emoji: surrogate pairs that aren't rare Chinese characters, and older symbols. */
const PICTURES = /[\ud800-\ud83f\ud880-\udbff][\udc00-\udfff]|[\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff]/g
const INVISIBLE = /[\u200b\u200c\u200e\u200f\u2028-\u202e\u2060\ufeff]|\u200d|\ufe0e|\ufe0f|\u20e3/g

/** Converts full-width characters to ASCII, flags to country names, and decoration to bars. */
export function plainText(text: string): string {
  const worded = PICTURE_LABELS.reduce((left, [picture, label]) => left.replace(picture, label), text)
  return worded
    .replace(FLAG, (_flag, first: string, second: string) => ` | ${countryOfFlag(first, second)} | `)
    .replace(PICTURES, ' | ')
    .replace(INVISIBLE, '')
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\u2e3a\uff70]/g, '-')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u3001\u3002]/g, ',')
    .replace(/[\u00a0\u2000-\u200a\u3000]/g, ' ')
    .replace(/(\d{3}\)?[ -]\d{3}) - (?=\d{4}(?!\d))/g, '$1-')
    .replace(/\t/g, ' | ')
    .replace(/[\u3010\u300e]\s*([^\u3011\u300f\n]{1,12})[\u3011\u300f]\s*[:=]?/g, '\n$1: ')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*(?:\d{1,2}[.)]|[-*•])\s+/gm, '')
}

function countryOfFlag(...letters: string[]): string {
  const code = letters
    .map((letter) => String.fromCharCode(65 + letter.charCodeAt(0) - FIRST_FLAG_LETTER))
    .join('')
  const country = COUNTRIES.find((known) => known === code)
  return country ? (COUNTRY_NAMES[country][0] ?? '') : ''
}
