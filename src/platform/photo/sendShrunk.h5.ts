import { loadImage } from './loadImage.h5'
import type { PickedPhoto } from './photoPick'

/** Smaller files are sent unchanged. */
const LARGE_BYTES = 1_000_000

/** The longest side that the server keeps, in pixels. */
const MAX_SIDE = 2560
const QUALITY = 0.85

/**
 * Sends a picked photo, redrawn smaller if it's large. Anything that can't be drawn is sent as it is: the server
 * says what is wrong with it.
 */
export async function sendShrunk<T>(
  { path, sizeBytes }: PickedPhoto,
  send: (path: string) => Promise<T>,
): Promise<T> {
  const redrawn = sizeBytes > LARGE_BYTES ? await redraw(path).catch(() => null) : null
  const small = redrawn !== null && redrawn.size < sizeBytes ? redrawn : null
  if (small === null) return send(path)
  const address = URL.createObjectURL(small)
  try {
    return await send(address)
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function redraw(path: string): Promise<Blob | null> {
  const image = await loadImage(path)
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // JPEG has no transparency; without this, transparent areas would turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
