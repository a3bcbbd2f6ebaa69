import { randomBytes, randomInt } from 'node:crypto'

const SEQUENCES = 0x1_0000
let sequence = randomInt(SEQUENCES)

/**
 * A new opaque id: 48 bits of time, 16 of sequence, 64 random. Ids sort by when they were made, even within one
 * millisecond.
 */
export function newId(now: Date): string {
  sequence = (sequence + 1) % SEQUENCES
  const ordered = Buffer.alloc(8)
  ordered.writeUIntBE(now.getTime(), 0, 6)
  ordered.writeUInt16BE(sequence, 6)
  return Buffer.concat([ordered, randomBytes(8)]).toString('hex')
}

/** Letters and digits that can't be mistaken for each other. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const READABLE_LENGTH = 8

/** A code that can't be guessed and is easy to read out. The caller checks that it's free. */
export function newReadableCode(): string {
  return Array.from({ length: READABLE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('')
}

/** A name that can't be guessed, fit for URLs and file names. */
export function newSecretName(): string {
  return randomBytes(18).toString('base64url')
}
