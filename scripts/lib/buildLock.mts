import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 250

/**
 * Waits for exclusive access to a build folder, so that `npm start` and `npm test` don't mix their files.
 * Removes a lock whose process no longer exists.
 *
 * @returns a function that releases the lock
 */
export async function lockBuild(file: string): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    else await sleep(RETRY_MS)
  }
  return () => rmSync(file, { force: true })
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return false
  } catch (error) {
    // ESRCH: no such process. ENOENT: just released. EPERM: running, but owned by another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
