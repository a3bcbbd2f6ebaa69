import Taro from '@tarojs/taro'

import { SURFACE_ID, type DrawPicture, type LoadImage, type Pen, type Size } from './drawing'

interface Canvas {
  width: number
  height: number
  getContext(kind: '2d'): Pen
  createImage(): HTMLImageElement
}

/** Draws on the page's canvas: on some iPhones, `canvasToTempFilePath` fails for off-screen ones. */
export const drawPicture: DrawPicture = async (size, draw) => {
  const canvas = await findCanvas()
  canvas.width = size.width
  canvas.height = size.height
  await draw(canvas.getContext('2d'), loaderOf(canvas))
  return exportPicture(canvas, size)
}

function findCanvas(): Promise<Canvas> {
  return new Promise((resolve, reject) => {
    Taro.createSelectorQuery()
      .select(`#${SURFACE_ID}`)
      .node((found: { readonly node?: unknown } | null) => {
        if (found?.node) resolve(found.node as Canvas)
        else reject(new Error('The page has no DrawingSurface'))
      })
      .exec()
  })
}

function loaderOf(canvas: Canvas): LoadImage {
  return (url) =>
    new Promise((resolve, reject) => {
      const image = canvas.createImage()
      image.onload = () => resolve(image)
      image.onerror = () => reject(new Error('The picture cannot be read'))
      image.src = url
    })
}

/** Sets `destWidth`, too: without it, WeChat multiplies the width by the screen's pixel ratio. */
async function exportPicture(canvas: Canvas, { width, height }: Size): Promise<string> {
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    x: 0,
    y: 0,
    width,
    height,
    destWidth: width,
    destHeight: height,
    fileType: 'png',
  })
  return tempFilePath
}
