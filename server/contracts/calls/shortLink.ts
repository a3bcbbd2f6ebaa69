import { Type } from 'typebox'

import { call, resource } from '../call.ts'
import { SHORT_LINKS_PATH } from '../publicPaths.ts'
import { closed, ref } from '../schema.ts'
import {
  ShortLink,
  ShortLinkCode,
  ShortLinkPicture,
  ShortLinkRequest,
  ShortLinkTarget,
} from '../shortLink.ts'

const common = { method: 'POST', area: 'short link' } as const

export const createShortLink = call({
  ...common,
  name: 'createShortLink',
  path: '/api/u/short-link',
  summary: 'A short link to a page of the app; the same one for the same page',
  access: 'customer',
  body: ref(ShortLinkRequest),
  answer: ref(ShortLink),
})

export const createShortLinkPicture = call({
  ...common,
  name: 'createShortLinkPicture',
  path: '/api/u/short-link/mini-program-code',
  summary: 'A short link as a picture to scan',
  access: 'customer',
  body: ref(ShortLinkRequest),
  answer: ref(ShortLinkPicture),
  refuses: [502, 503],
})

/** Has a rate limit of its own, so that nobody guesses codes. */
export const resolveShortLink = call({
  ...common,
  name: 'resolveShortLink',
  path: '/api/f/short-link/resolve',
  access: 'public',
  limit: 'shortLink',
  body: ref(ShortLinkCode),
  answer: ref(ShortLinkTarget),
})

export const openShortLink = resource({
  name: 'openShortLink',
  path: `${SHORT_LINKS_PATH}:code`,
  limit: 'shortLink',
  params: closed({ code: Type.String({ maxLength: 100 }) }),
})
