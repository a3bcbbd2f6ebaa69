import { Type } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { pictureUrl } from '../pictures.ts'
import { Id, Sentence, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { customerServices } from '../../db/schema/index.ts'

type Contact = typeof customerServices.$inferInsert

/** The picture of the QR code is named as the ID. */
const ContactEntry = closed({
  id: Id,
  name: Words,
  nickname: Words,
  wechatId: Sentence,
  mobile: Sentence,
  email: Sentence,
  workingHours: Words,
})

export function customerServiceRows(): Contact[] {
  return readTable('data/customerServices.json', Type.Array(ContactEntry)).map((contact) => ({
    ...contact,
    qrCode: pictureUrl(contact.id),
  }))
}

/**
 * What a contact's QR code says: a contact card, which WeChat and every camera reads. Only WeChat can make the code
 * that adds a friend, so real persons bring theirs.
 */
export function contactCard({ name, wechatId, mobile, email }: Contact): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name['zh-Hans']}`,
    `FN:${name['zh-Hans']}`,
    `TEL:+86${mobile}`,
    `EMAIL:${email}`,
    `NOTE:WeChat ${wechatId}`,
    'END:VCARD',
  ].join('\n')
}
