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

/** What a lock says: which process on which machine holds it, and by which taking. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly taking: string
}

/** How often a holder shows that it lives: processes of another machine cannot be asked for. */
const TOUCH_MS = 5 * SECOND_MS
/** A lock of another machine that was not touched for so long was left behind. */
const SILENCE_MS = 30 * SECOND_MS

/** The takings of this process that still hold. */
const held = new Set<string>()

/**
 * Takes a data directory for this process: the embedded database takes no lock of its own and would be
 * corrupted by a second process. The lock of a dead process is replaced, that of a live one never.
 *
 * @param path the lock file
 * @returns a function that releases the directory
 * @throws DataDirLocked when a live process holds it
 */
export function lockDataDir(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const taking = randomUUID()
  if (!create(path, taking)) {
    removeStale(path)
    if (!create(path, taking)) throw lockedBy(path, holderOf(read(path)))
  }
  held.add(taking)
  const timer = setInterval(() => touch(path), TOUCH_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    held.delete(taking)
    if (holderOf(read(path)).taking === taking) rmSync(path, { force: true })
  }
}

/** Linked into its place when it is complete: nobody ever reads a lock that does not say yet whose it is. */
function create(path: string, taking: string): boolean {
  const draft = `${path}.${taking}`
  writeFileSync(draft, `${process.pid} ${hostname()} ${taking}`)
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
  // Renaming is atomic: of two processes that find the same stale lock only one gets it.
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

/** A lock that names no machine is taken as of this one. */
function holderOf(lock: string): Holder {
  const [pid = '', host = hostname(), taking = ''] = lock.split(' ')
  return { pid: Number.parseInt(pid, 10) || 0, host, taking }
}

function isAlive({ pid, host, taking }: Holder, path: string): boolean {
  if (host !== hostname()) return isTouched(path)
  // In a container the id is always the same: an earlier life left the lock, unless this one took it.
  if (pid === process.pid) return held.has(taking)
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
    // A disk that is full or away for a moment; there is another time.
  }
}

function lockedBy(path: string, { pid, host }: Holder): DataDirLocked {
  const holder = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  return new DataDirLocked(
    `The data directory is in use by ${holder}. Stop that server first, or choose another directory with DATA_DIR. (Lock: ${path})`,
  )
}
