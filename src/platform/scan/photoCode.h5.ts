import { readCode } from './readCode.h5'
import { reportError } from '../build/reportError'

export type PhotoCode = { readonly text: string | null } | 'failed'

/** Longest side in px: enough to resolve a label's bars; larger pictures only take longer. */
const MAX_SIDE = 1600

/**
 * Reads the code on a photo.
 *
 * @returns a null text if there's no readable code; 'failed' if the decoder couldn't be loaded
 */
export async function readPhotoCode(path: string): Promise<PhotoCode> {
  const image = await load(path)
  if (!image) return { text: null }
  const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  try {
    return { text: await readCode(canvas, { isThorough: true }) }
  } catch (error) {
    // The decoder comes over the network.
    reportError(error)
    return 'failed'
  }
}

async function load(path: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = path
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
