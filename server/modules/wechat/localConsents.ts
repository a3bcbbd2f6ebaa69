import { and, eq, isNotNull, type SQL } from 'drizzle-orm'

import { messages, notifications, wechatConsents, wechatIdentities } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

/**
 * Keeps WeChat's account of consents for the stand-in: whether somebody agreed to more messages of a template than
 * they were sent. It does not ask which consents the server calls used, so that it notices a message without one.
 */
export function localConsents(db: Database): (openId: string, templateId: string) => Promise<boolean> {
  return async (openId, templateId) => {
    const [reader] = await db
      .select({ userId: wechatIdentities.userId })
      .from(wechatIdentities)
      .where(and(eq(wechatIdentities.appKind, 'MP'), eq(wechatIdentities.openId, openId)))
    if (!reader) return false
    const own: SQL | undefined = and(
      eq(wechatConsents.userId, reader.userId),
      eq(wechatConsents.templateId, templateId),
    )
    const sent = await db
      .select({ id: notifications.id })
      .from(notifications)
      .innerJoin(messages, eq(messages.id, notifications.messageId))
      .where(
        and(
          eq(messages.userId, reader.userId),
          eq(notifications.templateId, templateId),
          isNotNull(notifications.sentTime),
        ),
      )
    return (await db.$count(wechatConsents, own)) > sent.length
  }
}
