import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 250

/**
 * Two builds into one folder would mix their files, so `npm start` beside `npm test` waits its turn.
 * A lock whose process is gone is nobody's.
 *
 * @returns what gives the lock back
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
    // ESRCH: no such process. ENOENT: given back just now. EPERM: alive, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
