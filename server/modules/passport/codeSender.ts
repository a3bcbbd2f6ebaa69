import { createTransport } from 'nodemailer'

import { text } from '../../texts/text.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Language } from '../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../contracts/passport.ts'

/** A code on its way to a customer. */
export interface OutgoingCode {
  readonly target: string
  readonly code: string
  readonly purpose: VerificationPurpose
  readonly language: Language
  readonly lifeMinutes: number
}

/** Brings codes to customers. Sending never makes the caller wait: the time it takes would tell who has an account. */
export interface CodeSender {
  send(code: OutgoingCode): void
}

/** The default: prints the code to the server's log, where a developer finds it. */
export function logCodeSender(log: FastifyBaseLogger): CodeSender {
  return {
    send: ({ target, code, purpose }) => log.info(`verification code for ${target} (${purpose}): ${code}`),
  }
}

/** Sends to e-mail addresses over SMTP, and leaves mobile numbers to another sender. */
export function mailCodeSender(
  smtp: { url: string; from: string },
  log: FastifyBaseLogger,
  others: CodeSender,
): CodeSender {
  const transport = createTransport(smtp.url)
  return {
    send: (code) => {
      if (!code.target.includes('@')) return others.send(code)
      transport
        .sendMail({
          from: smtp.from,
          to: code.target,
          subject: text(code.language, 'mail.codeSubject'),
          text: text(code.language, 'mail.codeBody', { code: code.code, minutes: code.lifeMinutes }),
        })
        .catch((error: unknown) => log.error({ err: error }, 'a verification code could not be mailed'))
    },
  }
}
