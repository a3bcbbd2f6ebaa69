import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { localised } from '../../texts/localised.ts'
import { Id, Sentence } from '../reading/schemas.ts'
import { readTable, readTexts } from '../reading/seedFile.ts'

import type { ContentBlock } from '../../contracts/contentBlocks.ts'
import type { faqs } from '../../db/schema/index.ts'

const Head = closed({ question: Sentence })

/** What customers ask most, the most frequent first. */
export function faqRows(): (typeof faqs.$inferInsert)[] {
  return readTable('content/faqs.json', Type.Array(Id)).map((name, displayOrder) => {
    const { question, content } = readTexts(`content/faqs/${name}`, Head)
    const answer = localised(answerIn(name, content['zh-Hans']), answerIn(name, content.en))
    return { id: `faq-${name}`, question, answer, displayOrder }
  })
}

function answerIn(name: string, [block, ...more]: readonly ContentBlock[]): string {
  if (block?.type === 'paragraph' && typeof block.text === 'string' && more.length === 0) return block.text
  throw new Error(`content/faqs/${name}: an answer is one paragraph`)
}
