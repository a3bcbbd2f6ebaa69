import { UPLOAD_NAME } from '../../../base/http/uploadLinks.ts'
import { LinkType } from '../../../contracts/enumerations.ts'
import { PICTURES_PATH, UPLOADS_PATH } from '../../../contracts/publicPaths.ts'

import type { ContentLink } from '../../../contracts/contentBlocks.ts'

/** The longest addresses that the contract allows. */
const MAX_LINK = 1_000
const MAX_PICTURE = 500

const ID = /^[\w.-]{1,64}$/
const PAGE_PATH = /^\/pages[\w-]*(?:\/[\w-]+)+$/
const PICTURE_NAME = /^[\w-]+\.(?:jpg|png|webp)$/

/** Pages that have a link type of their own, with the parameter that holds the ID. */
const TYPED_PAGES = [
  { path: '/pages/article/list/list', param: 'categoryId', linkType: LinkType.ARTICLE_CATEGORY },
  { path: '/pages/article/detail/detail', param: 'id', linkType: LinkType.ARTICLE },
  { path: '/pages/announce/detail/detail', param: 'id', linkType: LinkType.ANNOUNCE },
] as const

/**
 * Where a link leads: a page of this site, or an https address. Null for everything else, which becomes plain text.
 *
 * @param origins this site's; addresses without an origin are relative to the first
 */
export function linkOf(href: string, origins: readonly string[]): ContentLink | null {
  const url = urlOf(href, origins)
  if (url === null) return null
  if (origins.includes(url.origin)) return pageLinkOf(url)
  if (url.href.length > MAX_LINK) return null
  return { linkType: LinkType.EXTERNAL_LINK, linkSourceValue: url.href }
}

/** The address of a picture that may be shown: one of this server's own, or an https address; else null. */
export function pictureUrlOf(src: string, origins: readonly string[]): string | null {
  const url = urlOf(src, origins)
  if (url === null) return null
  if (!origins.includes(url.origin)) return url.href.length <= MAX_PICTURE ? url.href : null
  const isOwn =
    UPLOAD_NAME.test(nameUnder(UPLOADS_PATH, url)) || PICTURE_NAME.test(nameUnder(PICTURES_PATH, url))
  return isOwn ? url.pathname : null
}

/** Null unless it is https or on this site, and without a user name or password, which would disguise where it leads. */
function urlOf(address: string, origins: readonly string[]): URL | null {
  const base = origins[0]
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const isTaken = url.protocol === 'https:' || origins.includes(url.origin)
  return isTaken && url.username === '' && url.password === '' ? url : null
}

/** The H5's pages are behind the `#`; the server redirects there from the same path without it. */
function pageLinkOf(url: URL): ContentLink | null {
  const { pathname, search, searchParams } = url.hash.startsWith('#/')
    ? new URL(url.hash.slice(1), url.origin)
    : url
  if (!PAGE_PATH.test(pathname)) return null
  const typed = TYPED_PAGES.find(({ path }) => path === pathname)
  const id = typed && searchParams.get(typed.param)
  if (id && ID.test(id)) return { linkType: typed.linkType, linkSourceValue: id }
  const page = pathname + search
  return page.length <= MAX_LINK ? { linkType: LinkType.PAGE, linkSourceValue: page } : null
}

function nameUnder(path: string, { pathname }: URL): string {
  return pathname.startsWith(path) ? pathname.slice(path.length) : ''
}
