import type { Country } from '@/model/address/pastedAddress/Country'

/** The fields as a person reading the block would fill them in. */
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
 * Parses blocks in corpus notation: `=== name`, the text, then the expected fields after an arrow.
 *
 * @param country the country of every block; without it, each block's name starts with its country
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
