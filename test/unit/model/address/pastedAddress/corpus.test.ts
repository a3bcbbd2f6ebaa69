import { readPastedAddress } from '@/model/address/pastedAddress/readPastedAddress'

import { australia } from './corpus/australia'
import { canada } from './corpus/canada'
import { heldOut } from './corpus/heldOut'
import { malaysia } from './corpus/malaysia'
import { newZealand } from './corpus/newZealand'
import { readCorpus, type CorpusBlock, type Expected } from './corpus/readCorpus'
import { singapore } from './corpus/singapore'
import { unitedStates } from './corpus/unitedStates'

const MIN_RATE = 0.95
const MIN_BLOCKS = 200
const MIN_HELD_OUT = 0.24

const tuned = [
  ...readCorpus(singapore, 'SG'),
  ...readCorpus(malaysia, 'MY'),
  ...readCorpus(australia, 'AU'),
  ...readCorpus(newZealand, 'NZ'),
  ...readCorpus(unitedStates, 'US'),
  ...readCorpus(canada, 'CA'),
]
const unseen = readCorpus(heldOut)

const FIELDS = ['recipient', 'mobile', 'postCode', 'country', 'state', 'city', 'street'] as const

function read(text: string): Record<keyof Expected, string> {
  const { recipient, mobile, postCode, country, state, city, detailsAddress } = readPastedAddress(text)
  return {
    recipient,
    mobile,
    postCode,
    country: country ?? '',
    state: state?.names[0] ?? '',
    city: city?.names[0] ?? '',
    street: detailsAddress,
  }
}

/** Ignores differences in commas and spaces between the parts of a street. */
function squeezed(text: string): string {
  return text.replace(/[\s,]+/g, ' ')
}

function wrongFields({ text, expected }: CorpusBlock): readonly string[] {
  const found = read(text)
  return FIELDS.filter((field) => squeezed(found[field]) !== squeezed(expected[field])).map(
    (field) => `${field} “${found[field]}” instead of “${expected[field]}”`,
  )
}

/** Report for a rate that's too low: every misread block, and the accuracy of each field. */
function report(blocks: readonly CorpusBlock[]): { readonly rate: number; readonly words: string } {
  const results = blocks.map((block) => ({ name: block.name, wrong: wrongFields(block) }))
  const failed = results.filter(({ wrong }) => wrong.length > 0)
  const rates = FIELDS.map((field) => {
    const right = results.filter(({ wrong }) => !wrong.some((words) => words.startsWith(`${field} `))).length
    return `${field} ${((100 * right) / blocks.length).toFixed(1)}%`
  })
  const words = [
    `${blocks.length - failed.length} of ${blocks.length} blocks are read whole; ${rates.join(', ')}`,
    ...failed.map(({ name, wrong }) => `  ${name}: ${wrong.join('; ')}`),
  ]
  return { rate: 1 - failed.length / blocks.length, words: words.join('\n') }
}

it.each([
  ['that the readers were tuned with', tuned],
  ['that nobody looked at meanwhile', unseen],
])('reads 95% of the blocks %s as a person would', (_which, blocks) => {
  const { rate, words } = report(blocks)
  if (process.env.CORPUS_REPORT) process.stdout.write(`${words}\n`)

  expect(rate < MIN_RATE ? words : '').toBe('')
})

it('is measured with enough blocks, about a quarter of them held out', () => {
  expect(tuned.length + unseen.length).toBeGreaterThanOrEqual(MIN_BLOCKS)
  expect(unseen.length / (tuned.length + unseen.length)).toBeGreaterThanOrEqual(MIN_HELD_OUT)
})
