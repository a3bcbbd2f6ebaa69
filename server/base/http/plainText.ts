/**
 * Characters that nobody sees, and that make a text look like another: controls, the direction marks and overrides of
 * bidirectional text, and spaces without a width. The joiner U+200D stays: emoji are made with it.
 */
const REMOVED =
  /(?![\t\n])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g

/** What `plainText` may change. */
const ODD = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u

/** Anything to see: neither a space nor a part of a character that other characters make visible. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text may hold characters that `plainText` removes. */
export function isOdd(text: string): boolean {
  return ODD.test(text)
}

/**
 * A text without characters that nobody sees; empty if nothing else is in it.
 *
 * @param hasLines whether line breaks and tabs stay; otherwise they become spaces
 */
export function plainText(text: string, hasLines: boolean): string {
  const unified = text.replace(LINE_BREAK, '\n')
  const shaped = hasLines ? unified : unified.replace(/^[\t\n]+|[\t\n]+$/g, '').replace(/[\t\n]+/g, ' ')
  const plain = shaped.replace(REMOVED, '')
  return VISIBLE.test(plain) ? plain : ''
}
