import { statfsSync } from 'node:fs'

import { SECOND_MS } from '../base/time/clock.ts'

/** Four files of the write-ahead log: more than a busy second writes. */
const RESERVE_BYTES = 64 * 1024 * 1024

const CHECK_MS = SECOND_MS

/** Thrown instead of touching the database while its disk is nearly full. Has the code that PostgreSQL would give. */
class DiskFull extends Error {
  readonly code = '53100'
}

/**
 * Stops work on the embedded database before its disk is full: when it can't extend its write-ahead log, it loops for
 * ever, and the process with it.
 *
 * @param freeBytes how much is free where the database is
 * @returns a function that throws DiskFull until there is space again
 */
export function diskReserve(freeBytes: () => number): () => void {
  let checkedAt = -Infinity
  let isFull = false
  return () => {
    const now = performance.now()
    if (isFull || now - checkedAt >= CHECK_MS) {
      checkedAt = now
      isFull = freeBytes() < RESERVE_BYTES
    }
    if (isFull) throw new DiskFull('the disk of DATA_DIR is nearly full: free at least 64 MB')
  }
}

export function freeBytesAt(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}
