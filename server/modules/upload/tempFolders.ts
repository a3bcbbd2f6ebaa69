import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { nullIfMissing } from '../../base/missingFile.ts'

/** Where files are before they're complete. */
export interface TempFolders {
  /** Runs work with a new folder, which is deleted with all that is in it when the work ends, however it ends. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>
  /** Deletes what processes that died before this time left. */
  sweep(before: Date): Promise<void>
}

/** Temporary folders beside what a directory keeps: a finished file can be renamed into it. */
export function tempFoldersIn(directory: string): TempFolders {
  const incoming = join(directory, '.incoming')
  return {
    use: async (work) => {
      await mkdir(incoming, { recursive: true })
      const folder = await mkdtemp(join(incoming, 'upload-'))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    sweep: async (before) => {
      for (const name of (await readdir(incoming).catch(nullIfMissing)) ?? []) {
        const path = join(incoming, name)
        const folder = await stat(path).catch(nullIfMissing)
        if (folder !== null && folder.mtime < before) await rm(path, { recursive: true, force: true })
      }
    },
  }
}
