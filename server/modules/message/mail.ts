import { createTransport } from 'nodemailer'

import type { FastifyBaseLogger } from 'fastify'

/** A message on its way to a mailbox. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Brings a mail away; throws when it could not. */
export type SendMail = (mail: Mail) => Promise<void>

/** Sends over SMTP. */
export function smtpMailer(smtp: { readonly url: string; readonly from: string }): SendMail {
  const transport = createTransport(smtp.url)
  return async (mail) => {
    await transport.sendMail({ ...mail, from: smtp.from })
  }
}

/** Without SMTP: prints mails to the server's log, where a developer finds them. */
export function logMailer(log: FastifyBaseLogger): SendMail {
  return async ({ to, subject }) => log.info(`mail for ${to}: ${subject}`)
}
