import { Type } from 'typebox'

import { after, DAY_MS } from '../../base/time/clock.ts'
import { closed } from '../../contracts/schema.ts'
import { pictureUrl } from '../pictures.ts'
import { Count, Id, Sentence } from '../reading/schemas.ts'
import { readTable, readTexts } from '../reading/seedFile.ts'

import type { announces } from '../../db/schema/index.ts'

const Announcement = closed({
  id: Id,
  /** How long before the database is filled it was published. */
  daysAgo: Count,
  isPopup: Type.Optional(Type.Boolean()),
  isTop: Type.Optional(Type.Boolean()),
})

const Head = closed({ title: Sentence, summary: Sentence })

/** What the warehouse tells everybody; nothing that goes out of date by the calendar. */
export function announcementRows(now: Date): (typeof announces.$inferInsert)[] {
  const announcements = readTable('content/announcements.json', Type.Array(Announcement))
  return announcements.map(({ id, daysAgo, isPopup = false, isTop = false }) => {
    const { title, summary, content } = readTexts(`content/announcements/${id}`, Head)
    return {
      id,
      displayTitle: title,
      summary,
      image: pictureUrl(`announce-${id}`),
      content,
      isPopup,
      isTop,
      publishTime: after(now, -daysAgo * DAY_MS),
    }
  })
}
