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

function loadImage(url: string): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture cannot be read'))
    image.src = url
  })
}
