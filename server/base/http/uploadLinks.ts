import { createHmac } from 'node:crypto'

import { MINUTE_MS, type Clock } from '../time/clock.ts'
import { derivedKey } from '../crypto/derivedKey.ts'
import { UPLOADS_PATH } from '../../contracts/publicPaths.ts'
import { isSame } from '../crypto/isSame.ts'

/** How long a link lives at most. */
const LIFE_MS = 60 * MINUTE_MS

/** Links are renewed this often: in between a picture keeps its url, and the browser its copy. */
const STEP_MS = 15 * MINUTE_MS

/** How many signed links are remembered. */
const MAX_REMEMBERED = 10_000

const NAME = '[\\w-]{24}\\.(?:jpg|png|webp)'
/** What a picture may be called. */
export const UPLOAD_NAME = new RegExp(`^${NAME}$`)

const PLAIN = new RegExp(`^${UPLOADS_PATH}(${NAME})$`)
const SIGNED = new RegExp(`^(${UPLOADS_PATH}${NAME})\\?expires=\\d+&signature=[\\w-]+$`)

/** What a link carries behind its `?`. */
export interface LinkProof {
  readonly expires: number
  readonly signature: string
}

/** Makes links to private pictures that work for an hour at most, without a token: what `<img>` needs. */
export interface UploadLinks {
  /** The url of an upload with its proof; any other text as it is. */
  sign(url: string): string
  /** For how many seconds the proof goes on to be good for this name; 0 when it is not. */
  secondsLeft(name: string, proof: LinkProof): number
}

export function createUploadLinks(signingKey: Uint8Array, clock: Clock): UploadLinks {
  const key = derivedKey(signingKey, 'upload-links')
  const signatureOf = (name: string, expires: number): string =>
    createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url')
  const remembered = new Map<string, string>()
  let rememberedFor = 0

  const signed = (url: string, name: string, expires: number): string => {
    if (rememberedFor !== expires || remembered.size >= MAX_REMEMBERED) remembered.clear()
    rememberedFor = expires
    const known = remembered.get(name)
    if (known !== undefined) return known
    const link = `${url}?expires=${expires}&signature=${signatureOf(name, expires)}`
    remembered.set(name, link)
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

/** The url as it is kept, when the text is a signed link; any other text as it is. */
export function withoutProof(text: string): string {
  return text.startsWith(UPLOADS_PATH) ? (SIGNED.exec(text)?.[1] ?? text) : text
}

/** In seconds, like every `expires` of a link. */
function expiryFor(now: Date): number {
  return (Math.floor(now.getTime() / STEP_MS) * STEP_MS + LIFE_MS) / 1000
}
