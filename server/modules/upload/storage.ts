import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { newSecretName } from '../../ids.ts'
import { UPLOADS_PATH } from '../../publicPaths.ts'

import type { Picture, PictureType } from './picture.ts'

const EXTENSION: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Keeps pictures for as long as the server lives. */
export interface PictureStorage {
  /** @returns the url under which the picture is read: a name that cannot be guessed */
  save(picture: Picture): Promise<string>
}

/** Keeps pictures in a directory that the server itself serves. */
export function diskStorage(directory: string): PictureStorage {
  return {
    save: async ({ content, type }) => {
      const name = `${newSecretName()}.${EXTENSION[type]}`
      await mkdir(directory, { recursive: true })
      await writeFile(join(directory, name), content, { flag: 'wx' })
      return UPLOADS_PATH + name
    },
  }
}
