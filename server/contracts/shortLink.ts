import { Type, type Static } from 'typebox'

import { entity } from './schema.ts'

/** A page of the app with its parameters. The module says which pages may be shared. */
const path = Type.String({
  minLength: 2,
  maxLength: 256,
  pattern: "^/[\\w\\-./?&=%~!*'()]+$",
  description: 'Path and parameters of a page of the app, such as /pages-store/store/product/product?id=1',
})

const code = Type.String({ pattern: '^\\w{1,32}$' })

export const ShortLinkRequest = entity('ShortLinkRequest', { path })
export type ShortLinkRequest = Static<typeof ShortLinkRequest>

export const ShortLink = entity('ShortLink', {
  code,
  url: Type.String({
    description: 'Absolute; opens the page in a browser, with the referral code of its author',
  }),
})
export type ShortLink = Static<typeof ShortLink>

export const ShortLinkCode = entity('ShortLinkCode', { code })

export const ShortLinkTarget = entity('ShortLinkTarget', {
  path: Type.String({ description: 'The page, with the referral code of the customer who shared it' }),
})
export type ShortLinkTarget = Static<typeof ShortLinkTarget>

export const ShortLinkPicture = entity('ShortLinkPicture', {
  picture: Type.String({
    description:
      'A data URL: a mini program code, or a QR code of the short link where there is no mini program',
  }),
})
export type ShortLinkPicture = Static<typeof ShortLinkPicture>
