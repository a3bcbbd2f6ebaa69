import type { Language } from '../contracts/enumerations.ts'

/**
 * The language of an answer, by `Accept-Language`: the most preferred one that the product speaks. Chinese, the default,
 * without the header; English, the fallback, if it lists only other languages.
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.trim() === '' || header.trim() === '*') return 'zh-Hans'
  for (const { tag } of byPreference(header)) {
    if (tag.startsWith('zh')) return 'zh-Hans'
    if (tag.startsWith('en')) return 'en'
  }
  return 'en'
}

function byPreference(header: string): { tag: string; quality: number }[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params
        .map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1])
        .find((value) => value !== undefined)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
}
