import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { SEED_PICTURES_DIR } from '../../assets.ts'
import { notFound } from '../../base/http/problem.ts'
import { CARDS_PATH, PICTURES_PATH, UPLOADS_PATH } from '../../contracts/publicPaths.ts'
import { drawCard, type UploadService } from '../upload/index.ts'

/** Where the picture of a card is kept. */
export type CardSource = 'pictures' | 'uploads'

export interface ShareCardService {
  /** @throws ApiProblem 404 for a picture that is not there, or private */
  read(source: CardSource, name: string): Promise<Buffer>
}

/** How many cards stay in memory; each is some 30 kB. */
const MAX_CACHED = 100

const PICTURE_NAME = /^[\w-]+\.(?:jpg|png|webp)$/

export function createShareCardService(uploads: Pick<UploadService, 'read'>): ShareCardService {
  const cached = new Map<string, Promise<Buffer>>()

  const pictureOf = async (source: CardSource, name: string): Promise<Buffer> => {
    if (source === 'uploads') return buffer((await uploads.read(name, null)).content)
    if (!PICTURE_NAME.test(name)) throw notFound()
    return readFile(join(SEED_PICTURES_DIR, name)).catch(() => {
      throw notFound()
    })
  }

  return {
    read: (source, name) => {
      const key = `${source}/${name}`
      const known = cached.get(key)
      if (known) return known
      const card = pictureOf(source, name).then(drawCard)
      if (cached.size >= MAX_CACHED) cached.clear()
      cached.set(key, card)
      card.catch(() => cached.delete(key))
      return card
    },
  }
}

/** The URL of a picture's card; null for a picture that this server doesn't keep. */
export function cardUrl(picture: string): string | null {
  const isOurs = [PICTURES_PATH, UPLOADS_PATH].some((path) => picture.startsWith(path))
  return isOurs ? CARDS_PATH + picture.slice(1) : null
}
