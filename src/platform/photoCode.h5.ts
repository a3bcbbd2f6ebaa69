import { readCode } from './readCode.h5'

/** Larger pictures only cost time: the bars of a label are wide enough in this. */
const MAX_SIDE = 1600

/** Reads the code on a photo. @returns null when there is none to be read */
export async function readPhotoCode(path: string): Promise<string | null> {
  const image = await load(path)
  if (!image) return null
  const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return readCode(canvas, { isThorough: true })
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
