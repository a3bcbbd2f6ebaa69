import { APP_NAME } from '../../texts/brand.ts'
import { once } from '../../base/process/once.ts'

import type { FastifyBaseLogger } from 'fastify'

/** A message on its way to a mailbox. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Brings a mail away; throws when it could not. */
export type SendMail = (mail: Mail) => Promise<void>

/** Both names: which language a mailbox reads is not known. */
const SENDER = Object.values(APP_NAME).join(' ')

/** Sends over SMTP. The library is loaded with the first mail: a server without SMTP never needs it. */
export function smtpMailer(smtp: { readonly url: string; readonly from: string }): SendMail {
  const opening = once(async () => (await import('nodemailer')).createTransport(smtp.url))
  const from = smtp.from.includes('<') ? smtp.from : { name: SENDER, address: smtp.from }
  return async (mail) => {
    const transport = await opening()
    await transport.sendMail({ ...mail, from })
  }
}

/** Without SMTP: prints mails to the server's log, where a developer finds them. */
export function logMailer(log: FastifyBaseLogger): SendMail {
  return async ({ to, subject }) => log.info(`mail for ${to}: ${subject}`)
}
