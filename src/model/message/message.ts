import type { MessageKind } from '../account/messagePreference'
import type { Subject } from './subject'

/** One of the customer's messages. */
export interface Message {
  readonly id: string
  readonly kind: MessageKind
  readonly title: string
  readonly content: string
  readonly subject: Subject | null
  readonly isRead: boolean
  readonly creationTime: Date
}
