import { readWebAddress } from '@/model/link/webAddress'
import { API_BASE } from '@/platform/build/buildSettings'
import { shareLink } from '@/platform/share/shareLink'

import { decodedParams, pairsOf } from './decodedParams'
import { openPage } from './navigate'
import { isTab, PATHS, routeOf, urlOf, type RouteParams } from './routes'

/** Where a link of this app leads. */
export type OwnLink =
  | { readonly kind: 'shortLink'; readonly code: string }
  | { readonly kind: 'page'; readonly url: string; readonly referralCode: string | undefined }

/** Where the redirect page leads: that, or to another site's page. */
export type Redirect = OwnLink | { readonly kind: 'webPage'; readonly url: string }

const ORIGIN = /^https?:\/\/[^/?#\\\s]+/i
const SHORT_LINK = /^\/s\/(\w{1,32})\/?(?:[?#]|$)/
const CODE = /^\w{1,32}$/
/** Chats write the `#` of a link so, or leave it out. */
const ENCODED_MARK = /^\/?%23/i

/**
 * Reads a link of this app: a page's URL, an address of the app's site (with or without `#`), or a short link; null
 * for anything else.
 */
export function readOwnLink(text: string): OwnLink | null {
  const link = text.trim()
  if (isForeign(link)) return null
  const rest = link.replace(ORIGIN, '')
  const code = SHORT_LINK.exec(rest)?.[1]
  return code === undefined ? readPage(rest) : { kind: 'shortLink', code }
}

/** Reads the parameters that the redirect page is opened with. */
export function readRedirect({ to, q, code, scene }: Partial<RouteParams<'bizRedirect'>>): Redirect | null {
  const link = to || q
  if (link) return readOwnLink(link) ?? readForeignLink(link)
  const asked = code ?? /(?:^|&)s=([^&]*)/.exec(scene ?? '')?.[1] ?? scene ?? ''
  return CODE.test(asked) ? { kind: 'shortLink', code: asked } : null
}

/** Opens a scanned link of this app; null if the text is none. */
export function ownLinkDoor(text: string): (() => Promise<void>) | null {
  const isLink = ORIGIN.test(text.trim()) && readOwnLink(text) !== null
  return isLink ? () => openPage('bizRedirect', { to: text.trim() }) : null
}

function readPage(rest: string): OwnLink | null {
  const [before = '', after = ''] = rest.replace(ENCODED_MARK, '').split('#')
  // Anything else after a `#` is a browser's or WeChat's own mark, such as `#wechat_redirect`.
  return readPageUrl(/^\/|^pages/.test(after) ? after : before)
}

/** A redirect to a redirect is taken apart, so that the page never opens itself; each step leaves less text. */
function readPageUrl(asked: string): OwnLink | null {
  const [page = '', query = ''] = asked.replace(/^\/*/, '/').split('?')
  const name = routeOf(page)
  if (name === null) return null
  const { referralCode, ...params } = decodedParams(pairsOf(query))
  if (name === 'bizRedirect') return ownOnly(readRedirect(params))
  return { kind: 'page', url: isTab(name) ? PATHS[name] : urlOf(PATHS[name], params), referralCode }
}

function ownOnly(redirect: Redirect | null): OwnLink | null {
  return redirect?.kind === 'webPage' ? null : redirect
}

function readForeignLink(link: string): Redirect | null {
  const address = isForeign(link) ? readWebAddress(link) : null
  return address && { kind: 'webPage', url: address.href }
}

function isForeign(link: string): boolean {
  const origin = ORIGIN.exec(link)?.[0].toLowerCase()
  return origin !== undefined && !ownOrigins().includes(origin)
}

/** Where the app and its API are: the server of a mini program serves the H5, too. */
function ownOrigins(): readonly string[] {
  return [shareLink() ?? '', API_BASE].flatMap((url) => ORIGIN.exec(url)?.[0].toLowerCase() ?? [])
}
