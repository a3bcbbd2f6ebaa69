import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { Id, Sentence } from '../reading/schemas.ts'
import { readTable, readTexts } from '../reading/seedFile.ts'

import type { contentPages } from '../../db/schema/index.ts'

const Pages = closed({
  /** When their words last changed: what a customer agreed to has a date that no new database moves. */
  revised: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' }),
  pages: Type.Array(Id),
})

const Head = closed({ title: Sentence })

/** The terms, the privacy policy and the like. */
export function pageRows(): (typeof contentPages.$inferInsert)[] {
  const { revised, pages } = readTable('content/pages.json', Pages)
  return pages.map((id) => {
    const { title, content } = readTexts(`content/pages/${id}`, Head)
    return { id, displayTitle: title, content, updatedTime: new Date(revised) }
  })
}
