import type { Country } from '@/model/pastedAddress/Country'

/** What a person would fill in who reads the block. */
export interface Expected {
  readonly recipient: string
  readonly mobile: string
  readonly postCode: string
  readonly country: Country
  readonly state: string
  readonly city: string
  readonly street: string
}

export interface CorpusBlock {
  readonly name: string
  readonly text: string
  readonly expected: Expected
}

/**
 * Blocks in the notation of the corpus: `=== name`, the text, and what is in it behind an arrow.
 *
 * @param country of all blocks; without it each name begins with its own
 */
export function readCorpus(source: string, country?: Country): readonly CorpusBlock[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const at = lines.findIndex((line) => line.startsWith('-->'))
      const [recipient = '', mobile = '', postCode = '', state = '', city = '', street = ''] = (lines[at] ?? '')
        .replace('-->', '')
        .split('|')
        .map((part) => part.trim())
      const own = country ?? (head.slice(0, 2) as Country)
      return {
        name: country ? `${country} ${head}` : head,
        text: lines.slice(0, at).join('\n'),
        expected: { recipient, mobile, postCode, country: own, state, city, street },
      }
    })
}
