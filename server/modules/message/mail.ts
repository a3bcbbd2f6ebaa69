import { once } from '../../base/process/once.ts'
import { APP_NAME } from '../../texts/brand.ts'

import type { FastifyBaseLogger } from 'fastify'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends a mail, or throws. */
export type SendMail = (mail: Mail) => Promise<void>

/** In both languages: nothing says which one a mailbox's owner reads. */
const SENDER = Object.values(APP_NAME).join(' ')

/** Sends over SMTP. The library is loaded with the first mail. */
export function smtpMailer(smtp: { readonly url: string; readonly from: string }): SendMail {
  const opening = once(async () => (await import('nodemailer')).createTransport(smtp.url))
  const from = smtp.from.includes('<') ? smtp.from : { name: SENDER, address: smtp.from }
  return async (mail) => {
    const transport = await opening()
    await transport.sendMail({ ...mail, from })
  }
}

/** Without SMTP: logs to whom a mail would have gone, and its subject. */
export function logMailer(log: FastifyBaseLogger): SendMail {
  return async ({ to, subject }) => log.info(`mail for ${to}: ${subject}`)
}
