import { countConsents, countSentMessages, findIdentity } from '../repository.ts'

import type { Database } from '../../../db/client.ts'

/**
 * Counts consents as WeChat does, for the stand-in: whether somebody agreed to more messages of a template than they
 * were sent. It ignores which consents the server has marked as used, so it notices a message without one.
 */
export function localConsents(db: Database): (openId: string, templateId: string) => Promise<boolean> {
  return async (openId, templateId) => {
    const reader = await findIdentity(db, 'MP', openId)
    if (!reader) return false
    const sent = await countSentMessages(db, reader.userId, templateId)
    return (await countConsents(db, reader.userId, templateId)) > sent
  }
}
