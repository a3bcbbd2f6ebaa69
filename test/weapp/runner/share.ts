import { plainObject, textOrEmpty, type PlainObject } from './plainObject.ts'
import { outbound } from './Realm.ts'
import type { Session } from './Session.ts'
import type { ViewNode } from './viewTree.ts'

/** The card shown in a chat. */
export interface ShareCard {
  readonly title: string
  readonly path: string
  readonly imageUrl?: string
}

/**
 * Asks the page what to share, from the menu or a button with `open-type="share"`.
 *
 * @throws {Error} when the page has no `onShareAppMessage`: WeChat then offers no sharing
 */
export async function requestShare(session: Session, button?: ViewNode): Promise<ShareCard> {
  const { pages } = session.run
  const page = pages.current
  if (typeof page.instance.onShareAppMessage !== 'function') throw new Error(`${page.path} does not share`)
  const target = button && { id: button.id, dataset: plainObject(outbound(button.properties.dataset)) }
  const from: PlainObject = button ? { from: 'button', target } : { from: 'menu' }
  const card = plainObject(outbound(await settled(pages.call(page, 'onShareAppMessage', from))))
  const query = Object.entries(page.query).map(([key, value]) => `${key}=${value}`)
  const ownPath = [page.path, query.join('&')].filter(Boolean).join('?')
  return {
    title: textOrEmpty(card.title ?? page.title),
    path: textOrEmpty(card.path ?? `/${ownPath}`),
    ...(typeof card.imageUrl === 'string' && { imageUrl: card.imageUrl }),
  }
}

/** Resolves the card, which may be a `promise` in the result. */
async function settled(result: unknown): Promise<unknown> {
  const card = await result
  const { promise } = plainObject(card)
  return promise === undefined ? card : promise
}

/** The card shown in Moments. */
export interface MomentsCard {
  readonly title: string
  readonly query: string
  readonly imageUrl: string
}

/** @throws {Error} when the page has no `onShareTimeline`: WeChat then offers no sharing to Moments */
export async function requestMoments({ run: { pages } }: Session): Promise<MomentsCard> {
  const page = pages.current
  if (typeof page.instance.onShareTimeline !== 'function')
    throw new Error(`${page.path} does not share among Moments`)
  const card = plainObject(outbound(await pages.call(page, 'onShareTimeline')))
  return {
    title: textOrEmpty(card.title ?? page.title),
    query: textOrEmpty(card.query),
    imageUrl: textOrEmpty(card.imageUrl),
  }
}
