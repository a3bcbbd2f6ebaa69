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

/** A picture to be sent. */
export interface StoredPicture {
  readonly content: Readable
  readonly size: number
}

/** Where pictures are kept. */
export interface PictureStorage {
  /** @returns the picture's URL, which can't be guessed */
  save(picture: Picture): Promise<string>
  /** @returns null if there is no such picture */
  read(name: string): Promise<StoredPicture | null>
  /** Deletes a picture; one that is gone already is no error. */
  remove(name: string): Promise<void>
}

/** A new name for a picture, and the URL under which it is read. */
export function newPictureName({ type }: Picture): { readonly name: string; readonly url: string } {
  const name = `${newSecretName()}.${EXTENSION[type]}`
  return { name, url: urlOf(name) }
}

export function urlOf(name: string): string {
  return UPLOADS_PATH + name
}

export function nameOf(url: string): string {
  return url.slice(UPLOADS_PATH.length)
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
