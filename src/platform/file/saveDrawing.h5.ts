import { loadImage } from '../photo/loadImage.h5'
import { savePicture } from './savePicture'
import type { SavedPicture } from './savedPicture'

export const CAN_SAVE_DRAWINGS = true

/**
 * Saves an SVG as a PNG, because photo albums don't take SVG.
 *
 * @param url an SVG with intrinsic dimensions
 * @param name file name without extension
 */
export async function saveDrawing(url: string, name: string): Promise<SavedPicture> {
  try {
    const drawing = await loadImage(url)
    const canvas = document.createElement('canvas')
    canvas.width = drawing.naturalWidth
    canvas.height = drawing.naturalHeight
    const pen = canvas.getContext('2d')
    if (!pen) return 'failed'
    pen.drawImage(drawing, 0, 0)
    return await savePicture(canvas.toDataURL('image/png'), `${name}.png`)
  } catch {
    return 'failed'
  }
}
