import type { Country } from '@/model/address/pastedAddress/Country'

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

const ARROW = '-->'

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
      const at = lines.findIndex((line) => line.startsWith(ARROW))
      return {
        name: country ? `${country} ${head}` : head,
        text: lines.slice(0, at).join('\n'),
        expected: { country: country ?? (head.slice(0, 2) as Country), ...fieldsOf(lines[at]) },
      }
    })
}

function fieldsOf(line = ''): Omit<Expected, 'country'> {
  const parts = line.replace(ARROW, '').split('|')
  const [recipient = '', mobile = '', postCode = '', state = '', city = '', street = ''] = parts.map((part) =>
    part.trim(),
  )
  return { recipient, mobile, postCode, state, city, street }
}
