import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'

import { SECOND_MS } from '../base/time/clock.ts'

/** Thrown when another live process works on the data directory. */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked'
}

/** What a lock file says: which process on which host holds it, and an ID of that holding. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly id: string
}

/** How often a holder touches its lock: another host can't see whether the process lives. */
const TOUCH_MS = 5 * SECOND_MS
/** Another host's lock that wasn't touched for this long was left behind. */
const SILENCE_MS = 30 * SECOND_MS

/** The IDs of the locks that this process holds. */
const held = new Set<string>()

/**
 * Locks a data directory for this process: the embedded database has no lock of its own, and a second process would
 * corrupt it. A dead process's lock is replaced, a live one's never.
 *
 * @param path the lock file
 * @returns a function that releases the directory
 * @throws DataDirLocked when a live process holds it
 */
export function lockDataDir(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const id = randomUUID()
  if (!create(path, id)) {
    removeStale(path)
    if (!create(path, id)) throw lockedBy(path, holderOf(read(path)))
  }
  held.add(id)
  const timer = setInterval(() => touch(path), TOUCH_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    held.delete(id)
    if (holderOf(read(path)).id === id) rmSync(path, { force: true })
  }
}

/** Links the complete file into place: nobody ever reads a lock that doesn't say yet whose it is. */
function create(path: string, id: string): boolean {
  const draft = `${path}.${id}`
  writeFileSync(draft, `${process.pid} ${hostname()} ${id}`)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function removeStale(path: string): void {
  const left = read(path)
  if (isAlive(holderOf(left), path)) throw lockedBy(path, holderOf(left))
  // Renaming is atomic: of two processes that find the same stale lock, only one gets it.
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (read(aside) !== left) {
    renameSync(aside, path)
    throw lockedBy(path, holderOf(read(path)))
  }
  rmSync(aside, { force: true })
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** A lock that names no host counts as this host's. */
function holderOf(lock: string): Holder {
  const [pid = '', host = hostname(), id = ''] = lock.split(' ')
  return { pid: Number.parseInt(pid, 10) || 0, host, id }
}

function isAlive({ pid, host, id }: Holder, path: string): boolean {
  if (host !== hostname()) return isTouched(path)
  // In a container, the process ID is always the same: the lock is from an earlier run, unless it's our own.
  if (pid === process.pid) return held.has(id)
  return pid > 0 && isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isTouched(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  return file !== undefined && Date.now() - file.mtimeMs < SILENCE_MS
}

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // The disk may be full or away for a moment; the next touch may succeed.
  }
}

function lockedBy(path: string, { pid, host }: Holder): DataDirLocked {
  const holder = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  return new DataDirLocked(
    `The data directory is in use by ${holder}. Stop that server first, or choose another directory with DATA_DIR. (Lock: ${path})`,
  )
}
