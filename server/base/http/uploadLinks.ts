import { createHmac } from 'node:crypto'

import { UPLOADS_PATH } from '../../contracts/publicPaths.ts'
import { derivedKey } from '../crypto/derivedKey.ts'
import { isSame } from '../crypto/isSame.ts'
import { MINUTE_MS, type Clock } from '../time/clock.ts'

/** How long a link works at most. */
const LIFE_MS = 60 * MINUTE_MS

/** Links are renewed this often: in between, a picture keeps its URL, and the browser its cached copy. */
const STEP_MS = 15 * MINUTE_MS

/** How many signed links are cached. */
const MAX_CACHED = 10_000

const NAME = '[\\w-]{24}\\.(?:jpg|png|webp)'
/** The file name of an upload. */
export const UPLOAD_NAME = new RegExp(`^${NAME}$`)

const PLAIN = new RegExp(`^${UPLOADS_PATH}(${NAME})$`)
const SIGNED = new RegExp(`^(${UPLOADS_PATH}${NAME})\\?expires=\\d+&signature=[\\w-]+$`)

/** What a signed link has after its `?`. */
export interface LinkProof {
  readonly expires: number
  readonly signature: string
}

/** Makes links to private pictures that work for an hour at most and need no token, for `<img>`. */
export interface UploadLinks {
  /** The URL of an upload with its signature; any other text unchanged. */
  sign(url: string): string
  /** How many seconds the proof is still valid for this name; 0 if it isn't. */
  secondsLeft(name: string, proof: LinkProof): number
}

export function createUploadLinks(signingKey: Uint8Array, clock: Clock): UploadLinks {
  const key = derivedKey(signingKey, 'upload-links')
  const signatureOf = (name: string, expires: number): string =>
    createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url')
  const cached = new Map<string, string>()
  let cachedFor = 0

  const signed = (url: string, name: string, expires: number): string => {
    if (cachedFor !== expires || cached.size >= MAX_CACHED) cached.clear()
    cachedFor = expires
    const known = cached.get(name)
    if (known !== undefined) return known
    const link = `${url}?expires=${expires}&signature=${signatureOf(name, expires)}`
    cached.set(name, link)
    return link
  }

  return {
    sign: (url) => {
      const name = PLAIN.exec(url)?.[1]
      return name === undefined ? url : signed(url, name, expiryFor(clock.now()))
    },
    secondsLeft: (name, { expires, signature }) => {
      const left = expires - Math.ceil(clock.now().getTime() / 1000)
      return left > 0 && isSame(signature, signatureOf(name, expires)) ? left : 0
    },
  }
}

/** A signed link without its signature, as it's kept; any other text unchanged. */
export function withoutProof(text: string): string {
  return text.startsWith(UPLOADS_PATH) ? (SIGNED.exec(text)?.[1] ?? text) : text
}

/** When a link made now expires, in seconds since 1970. */
function expiryFor(now: Date): number {
  return (Math.floor(now.getTime() / STEP_MS) * STEP_MS + LIFE_MS) / 1000
}
