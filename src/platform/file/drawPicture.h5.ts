import { loadImage } from '../photo/loadImage.h5'
import type { DrawPicture } from './drawing'

/** Draws on a canvas that the page never shows. */
export const drawPicture: DrawPicture = async ({ width, height }, draw) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas')
  await draw(pen, loadImage)
  return canvas.toDataURL('image/png')
}
