import { after, HOUR_MS } from '../../base/time/clock.ts'
import { wordsOf } from './view.ts'

import type { MessageSubject, SubjectType } from '../../contracts/message.ts'
import type { TextParams } from '../../texts/text.ts'

/** A message in the fields of a mini program's template. */
export interface WechatMessage {
  readonly templateId: string
  readonly page: string
  readonly data: Readonly<Record<string, string>>
}

/** WeChat refuses longer values in `thing` fields. */
const THING_LENGTH = 20

/** The page that shows a message's subject, if it has one. WeChat refuses pages that don't exist. */
export const SUBJECT_PAGES: Readonly<Partial<Record<SubjectType, string>>> = {
  PARCEL: 'pages-parcel/ship-for-me/parcel-detail/parcel-detail',
  LOGISTICS_ORDER: 'pages-logistics-order/logistics-order/detail/detail',
  TOPUP: 'pages/users/top-up/topup-result',
  AFTER_SALES: 'pages-care/after-sales/after-sales-detail/after-sales-detail',
  CONSOLIDATION_RULE: 'pages-logistics-order/rule/rules/rules',
}

/** For other subjects: the list with the message itself. */
export const MESSAGES_PAGE = 'pages-message/message-list/message-list'

/**
 * Puts a message into the fields of a template: `thing1` its title, `thing2` its content, `time3` when it happened.
 * Templates are chosen in the mini program's console and must have these three. In Chinese, which is the product's
 * default and the language of WeChat's users; in Beijing time, the warehouse's.
 */
export function toWechatMessage(
  message: {
    readonly event: string
    readonly params: TextParams
    readonly subject: MessageSubject | null
    readonly creationTime: Date
  },
  templateId: string,
): WechatMessage {
  const { title, content } = wordsOf(message, 'zh-Hans')
  const { subject, creationTime } = message
  const path = subject === null ? undefined : SUBJECT_PAGES[subject.type]
  return {
    templateId,
    page: subject === null || path === undefined ? MESSAGES_PAGE : `${path}?id=${subject.id}`,
    data: { thing1: shortened(title), thing2: shortened(content), time3: beijingTime(creationTime) },
  }
}

function shortened(words: string): string {
  const letters = [...words]
  return letters.length <= THING_LENGTH ? words : `${letters.slice(0, THING_LENGTH - 1).join('')}…`
}

function beijingTime(time: Date): string {
  return after(time, 8 * HOUR_MS)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
}
