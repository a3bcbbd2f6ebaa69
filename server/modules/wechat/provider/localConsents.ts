import { countConsents, countSentMessages, findIdentity } from '../repository.ts'

import type { Database } from '../../../db/client.ts'

/**
 * Keeps WeChat's account of consents for the stand-in: whether somebody agreed to more messages of a template than
 * they were sent. It doesn't ask which consents the server calls used, so that it notices a message without one.
 */
export function localConsents(db: Database): (openId: string, templateId: string) => Promise<boolean> {
  return async (openId, templateId) => {
    const reader = await findIdentity(db, 'MP', openId)
    if (!reader) return false
    const sent = await countSentMessages(db, reader.userId, templateId)
    return (await countConsents(db, reader.userId, templateId)) > sent
  }
}
