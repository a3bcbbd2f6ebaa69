import { open } from 'node:fs/promises'

import { ApiProblem } from '../../base/http/problem.ts'
import { once } from '../../base/process/once.ts'
import { oneAtATime } from '../../base/process/oneAtATime.ts'

import type { Sharp } from 'sharp'

/** The content types that are accepted; a picture keeps its own. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** A picture ready to be kept: re-encoded, upright, without metadata. */
export interface Picture {
  readonly content: Buffer
  readonly type: PictureType
}

/** A picture as it was sent. */
export interface RawPicture {
  readonly path: string
  readonly type: PictureType
}

/** Loaded with the first picture, so that the server starts faster. Its cache would hold on to deleted files. */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
})

/** Enough to zoom into a label; a phone's full resolution would only take space. */
const MAX_SIDE = 2560

/** A larger picture is refused before it is decoded. */
const MAX_PIXELS = 60_000_000

/** One picture at a time in the whole process: a file of a few kilobytes can decode to 100 MB. */
const inLine = oneAtATime()

/**
 * Re-encodes a picture and keeps it. That drops location, camera data and whatever else was hidden in the file. The
 * next picture waits until this one is kept, so only one is in memory.
 *
 * @throws ApiProblem 415 for a file that only begins like a picture
 */
export function readPicture<T>(raw: RawPicture, keep: (picture: Picture) => Promise<T>): Promise<T> {
  return inLine(async () => keep(await reencode(raw)))
}

/** How many bytes tell the kind of a picture. */
const HEAD_BYTES = 12

/**
 * Tells the kind of a file by its content, whatever its name says.
 *
 * @throws ApiProblem 415 for anything but JPEG, PNG and WebP
 */
export async function pictureTypeOf(path: string): Promise<PictureType> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const type = typeOf(buffer.subarray(0, bytesRead))
    if (!type) throw refused()
    return type
  } finally {
    await file.close()
  }
}

/** WeChat's share cards are JPEG, five to four. */
const CARD = { width: 500, height: 400 }

/** Crops a stored picture to a share card. */
export function drawCard(content: Buffer): Promise<Buffer> {
  return inLine(async () => {
    const sharp = await loadSharp()
    return sharp(content, { limitInputPixels: MAX_PIXELS })
      .resize({ ...CARD, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  })
}

async function reencode({ path, type }: RawPicture): Promise<Picture> {
  const sharp = await loadSharp()
  try {
    const upright = sharp(path, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    return { type, content: await encode(upright, type).toBuffer() }
  } catch {
    // It began like a picture, but is none.
    throw refused()
  }
}

function encode(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 9 })
  return type === 'image/webp' ? picture.webp({ quality: 82 }) : picture.jpeg({ quality: 82, mozjpeg: true })
}

function typeOf(head: Buffer): PictureType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}

function refused(): ApiProblem {
  return new ApiProblem(415, 'UploadKindNotTaken', { fields: [{ members: ['file'] }] })
}
