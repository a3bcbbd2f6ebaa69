import type { message as source } from '../zh-Hans/message'

export const message: Record<keyof typeof source, string> = {
  'title.messageList': 'Messages',
  'messageList.empty': 'Nothing here yet',
}
