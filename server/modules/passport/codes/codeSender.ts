import { text } from '../../../texts/text.ts'
import { gatewayTexter } from '../../message/index.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Language } from '../../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../../contracts/passport.ts'
import type { SendMail } from '../../message/index.ts'

/** A code on its way to a customer. */
export interface OutgoingCode {
  readonly target: string
  readonly code: string
  readonly purpose: VerificationPurpose
  readonly language: Language
  readonly lifeMinutes: number
}

/** Sends codes to customers. The caller never waits: the time would tell who has an account. */
export interface CodeSender {
  send(code: OutgoingCode): void
}

/** The default: writes the code to the server's log, for developers. */
export function logCodeSender(log: FastifyBaseLogger): CodeSender {
  return {
    send: ({ target, code, purpose }) => log.info(`verification code for ${target} (${purpose}): ${code}`),
  }
}

/** Sends codes by e-mail. */
export function mailCodeSender(sendMail: SendMail, log: FastifyBaseLogger): CodeSender {
  return {
    send: (code) => {
      const subject = text(code.language, 'mail.codeSubject')
      sendMail({ to: code.target, subject, text: bodyOf(code) }).catch((error: unknown) =>
        log.error({ err: error }, 'a verification code could not be mailed'),
      )
    },
  }
}

/** Sends codes through a text message gateway. */
export function smsCodeSender(
  gateway: { readonly url: string; readonly token: string | undefined },
  log: FastifyBaseLogger,
): CodeSender {
  const sendText = gatewayTexter(gateway)
  return {
    send: (code) => {
      sendText(code.target, bodyOf(code)).catch((error: unknown) =>
        log.error({ err: error }, 'a verification code could not be sent as a text message'),
      )
    },
  }
}

/** Sends codes to e-mail addresses one way, and to mobile numbers another. */
export function codeSenderByTarget(ways: {
  readonly email: CodeSender
  readonly mobile: CodeSender
}): CodeSender {
  return { send: (code) => (code.target.includes('@') ? ways.email : ways.mobile).send(code) }
}

function bodyOf({ language, code, purpose, lifeMinutes }: OutgoingCode): string {
  const key = purpose === 'CONFIRM_IDENTITY' ? 'mail.confirmBody' : 'mail.codeBody'
  return text(language, key, { code, minutes: lifeMinutes })
}
