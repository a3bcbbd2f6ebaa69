import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Thrown when another live process works on the data directory. */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked'
}

/**
 * Takes a data directory for this process: the embedded database takes no lock of its own and would be
 * corrupted by a second process. The lock of a dead process is replaced, that of a live one never.
 *
 * @param path the lock file, which holds the process id
 * @returns a function that gives the directory free
 * @throws DataDirLocked when a live process holds it
 */
export function lockDataDir(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  if (!create(path)) {
    removeStale(path)
    if (!create(path)) throw lockedBy(path, holderOf(path))
  }
  return () => {
    if (holderOf(path) === process.pid) rmSync(path, { force: true })
  }
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function removeStale(path: string): void {
  const holder = holderOf(path)
  if (isAlive(holder)) throw lockedBy(path, holder)
  // Renaming is atomic: of two processes that find the same stale lock only one gets it.
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (holderOf(aside) !== holder) {
    renameSync(aside, path)
    throw lockedBy(path, holderOf(path))
  }
  rmSync(aside, { force: true })
}

function holderOf(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

/** A lock with this process's own id was left by an earlier life: in a container the id is always the same. */
function isAlive(pid: number): boolean {
  if (pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function lockedBy(path: string, holder: number): DataDirLocked {
  return new DataDirLocked(
    `The data directory is in use by process ${holder}. Stop that server first, or choose another directory with DATA_DIR. (Lock: ${path})`,
  )
}
