import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { SEED_PICTURES_DIR } from '../../assets.ts'
import { PICTURES_PATH, UPLOADS_PATH } from '../../contracts/publicPaths.ts'
import { loadSharp } from './picture.ts'
import { nameOf, type PictureStorage } from './storage.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of a picture that this server keeps; null for others, and for one that isn't there. */
export async function pictureSize(storage: PictureStorage, url: string): Promise<PictureSize | null> {
  const content = await contentOf(storage, url)
  if (content === null) return null
  const { width, height } = await (await loadSharp())(content).metadata()
  return { width, height }
}

async function contentOf(storage: PictureStorage, url: string): Promise<Buffer | null> {
  if (url.startsWith(UPLOADS_PATH)) {
    const picture = await storage.read(nameOf(url))
    return picture && buffer(picture.content)
  }
  if (!url.startsWith(PICTURES_PATH)) return null
  return readFile(join(SEED_PICTURES_DIR, url.slice(PICTURES_PATH.length))).catch(() => null)
}
