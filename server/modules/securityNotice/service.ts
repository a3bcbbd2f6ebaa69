import { calendarAt, timeText } from '../../base/time/calendar.ts'
import { notify } from '../message/index.ts'
import { letterTo, type Letter, type SendLetter } from './letters.ts'
import { findLateContacts } from './repository.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Transaction } from '../../db/client.ts'
import type { TextKey, TextParams } from '../../texts/text.ts'

/** What happened to an account; the catalogue has a title and a content for each. */
export type SecurityEvent =
  | 'mobileNumberChanged'
  | 'emailChanged'
  | 'contactsRestored'
  | 'passwordChanged'
  | 'wechatBound'
  | 'accountDeleted'

/** What to tell a customer about their account's safety. */
export interface SecurityNotice {
  readonly userId: string
  readonly event: SecurityEvent
  readonly params?: TextParams
  /** Where to send letters; by default, to all contacts, also those that were replaced lately. */
  readonly contacts?: readonly string[]
  /** Of the link that undoes it. */
  readonly undoToken?: string
}

/** Letters that wait for the end of the transaction. */
export type WaitingLetters = readonly Letter[]

/** Tells customers what was done with their account, perhaps by somebody else. */
export interface SecurityNotices {
  /** Adds a message to the app's list, and writes the letters to send once the change is certain. */
  write(tx: Transaction, notice: SecurityNotice): Promise<WaitingLetters>
  send(letters: WaitingLetters): void
}

interface Dependencies {
  readonly clock: Clock
  readonly sendLetter: SendLetter
  readonly utcOffsetMinutes: number
  /** Of the H5, for links; without it, letters have none. Never taken from a request, which may be a thief's. */
  readonly appUrl: string | undefined
}

/** The page of the app that undoes a change. */
const UNDO_PAGE = '/#/pages-settings/undo/undo?token='

export function createSecurityNotices(dependencies: Dependencies): SecurityNotices {
  const { clock, sendLetter, utcOffsetMinutes, appUrl } = dependencies
  const adviceOn = ({ event, undoToken }: SecurityNotice) => {
    if (event === 'accountDeleted') return { key: 'securityAdvice.deleted' } as const
    if (undoToken === undefined || appUrl === undefined) return { key: 'securityAdvice.notYou' } as const
    return { key: 'securityAdvice.undo', link: `${appUrl}${UNDO_PAGE}${undoToken}` } as const
  }

  return {
    write: async (tx, notice) => {
      const { userId, event } = notice
      const now = clock.now()
      const contacts = notice.contacts ?? (await findLateContacts(tx, userId, now))
      const params = { ...notice.params, time: timeText(now, calendarAt(utcOffsetMinutes)) }
      if (event !== 'accountDeleted') {
        await notify(tx, { userId, kind: 'ACCOUNT', event, params, subject: null }, now)
      }
      const keyOf = (part: 'title' | 'content'): TextKey => `message.${event}.${part}`
      const about = { title: keyOf('title'), content: keyOf('content'), params }
      return contacts.map((contact) => letterTo(contact, about, adviceOn(notice)))
    },

    send: (letters) => letters.forEach(sendLetter),
  }
}
