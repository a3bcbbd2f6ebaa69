import { open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { UPLOAD_NAME } from '../../base/http/uploadLinks.ts'
import { newSecretName } from '../../base/ids.ts'
import { nullIfMissing } from '../../base/missingFile.ts'
import { UPLOADS_PATH } from '../../contracts/publicPaths.ts'
import { tempFoldersIn } from './tempFolders.ts'

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

/** A picture in the storage, whether a row names it or not. */
export interface KeptFile {
  readonly name: string
  readonly savedTime: Date
}

/** The key of an object storage may not list the bucket. */
export class ListingRefused extends Error {}

/** Where pictures are kept. */
export interface PictureStorage {
  /** @returns the picture's URL, which can't be guessed */
  save(picture: Picture): Promise<string>
  /** @returns null if there is no such picture */
  read(name: string): Promise<StoredPicture | null>
  /** Deletes a picture; one that is gone already is no error. */
  remove(name: string): Promise<void>
  /**
   * All pictures, in no order.
   *
   * @throws ListingRefused
   */
  list(): AsyncIterable<KeptFile>
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

/** Keeps pictures in a directory. A picture is written elsewhere first: it's there whole, or not at all. */
export function diskStorage(directory: string): PictureStorage {
  const temp = tempFoldersIn(directory)
  return {
    save: async (picture) => {
      const { name, url } = newPictureName(picture)
      await temp.use(async (folder) => {
        const path = join(folder, name)
        await writeFile(path, picture.content, { flag: 'wx', flush: true })
        await rename(path, join(directory, name))
      })
      await flushDirectory(directory)
      return url
    },

    read: async (name) => {
      const file = await open(join(directory, name)).catch(nullIfMissing)
      if (file === null) return null
      const { size } = await file.stat()
      return { content: file.createReadStream(), size }
    },

    remove: (name) => rm(join(directory, name), { force: true }),

    list: async function* () {
      for await (const { name } of (await opendir(directory).catch(nullIfMissing)) ?? []) {
        if (!UPLOAD_NAME.test(name)) continue
        const file = await stat(join(directory, name)).catch(nullIfMissing)
        if (file !== null) yield { name, savedTime: file.mtime }
      }
    },
  }
}

/** A renamed file has its name for good once its directory is on the disk. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
