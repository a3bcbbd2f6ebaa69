import { createReadStream } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { newSecretName } from '../../base/ids.ts'
import { UPLOADS_PATH } from '../../contracts/publicPaths.ts'

import type { Readable } from 'node:stream'

import type { Picture, PictureType } from './picture.ts'

const EXTENSION: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** A picture on its way out. */
export interface StoredPicture {
  readonly content: Readable
  readonly size: number
}

/** Keeps pictures until they are taken out. */
export interface PictureStorage {
  /** @returns the picture's URL, which can't be guessed */
  save(picture: Picture): Promise<string>
  /** @returns null if there is no such picture */
  read(name: string): Promise<StoredPicture | null>
  /** Takes a picture out for good; one that is not there any more is no error. */
  remove(name: string): Promise<void>
}

/** A new name for a picture, and the url under which it is read. */
export function newPictureName({ type }: Picture): { readonly name: string; readonly url: string } {
  const name = `${newSecretName()}.${EXTENSION[type]}`
  return { name, url: UPLOADS_PATH + name }
}

/** Keeps pictures in a directory. */
export function diskStorage(directory: string): PictureStorage {
  return {
    save: async (picture) => {
      const { name, url } = newPictureName(picture)
      await mkdir(directory, { recursive: true })
      await writeFile(join(directory, name), picture.content, { flag: 'wx' })
      return url
    },

    read: async (name) => {
      const path = join(directory, name)
      const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return file === null ? null : { content: createReadStream(path), size: file.size }
    },

    remove: (name) => rm(join(directory, name), { force: true }),
  }
}
