import { text } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Message } from '../../contracts/message.ts'
import type { TextParams } from '../../texts/text.ts'
import type { MessageEvent } from './notify.ts'
import type { MessageRow } from './repository.ts'

/** What a message says, in the language of whoever reads it now. */
export function wordsOf(
  { event, params }: { readonly event: string; readonly params: TextParams },
  language: Language,
): Pick<Message, 'title' | 'content'> {
  // Only `notify` writes messages, and it knows no other events.
  const known = event as MessageEvent
  return {
    title: text(language, `message.${known}.title`, params),
    content: text(language, `message.${known}.content`, params),
  }
}

export function toMessage(row: MessageRow, language: Language): Message {
  return {
    id: row.id,
    kind: row.kind,
    ...wordsOf(row, language),
    subject: row.subject,
    isRead: row.isRead,
    creationTime: row.creationTime.toISOString(),
  }
}
