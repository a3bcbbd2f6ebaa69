import { LANGUAGES } from '../../contracts/enumerations.ts'
import { APP_NAME } from '../../texts/brand.ts'
import { text, type TextKey, type TextParams } from '../../texts/text.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { SendMail, SendText } from '../message/index.ts'

/** What a customer is told by text message or e-mail. */
export interface Letter {
  /** A mobile number or e-mail address. */
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The caller never waits for it. */
export type SendLetter = (letter: Letter) => void

/** Sends letters by e-mail and text message; without a way to send one, it goes to the log. */
export function letterSender(
  ways: { readonly email: SendMail | undefined; readonly mobile: SendText | undefined },
  log: FastifyBaseLogger,
): SendLetter {
  const send = async ({ to, subject, text: body }: Letter): Promise<void> => {
    if (to.includes('@')) await (ways.email?.({ to, subject, text: body }) ?? print(to, body))
    else await (ways.mobile?.(to, body) ?? print(to, body))
  }
  const print = async (to: string, body: string) => log.info(`letter to ${to}: ${body}`)
  return (letter) => {
    send(letter).catch((error: unknown) =>
      log.error({ err: error }, 'a customer could not be told about their account’s safety'),
    )
  }
}

/**
 * In both languages: nothing says which one its reader speaks, and the language of the call may be a thief's.
 *
 * @param advice what to do about it; a link stands last, so that no full stop becomes part of it
 */
export function letterTo(
  to: string,
  about: { readonly title: TextKey; readonly content: TextKey; readonly params: TextParams },
  advice: { readonly key: TextKey; readonly link?: string },
): Letter {
  const said = LANGUAGES.map((language) => text(language, about.content, about.params))
  const advised = LANGUAGES.map((language) => text(language, advice.key)).join(' / ')
  const sender = Object.values(APP_NAME).join(' ')
  return {
    to,
    subject: LANGUAGES.map((language) => text(language, about.title)).join(' / '),
    text: [`【${sender}】`, ...said, advised, ...(advice.link ? [advice.link] : [])].join('\n'),
  }
}
