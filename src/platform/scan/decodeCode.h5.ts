// Deep imports: the library's index would bundle every format.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer'
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType'
import CodaBarReader from '@zxing/library/esm/core/oned/CodaBarReader'
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader'
import Code39Reader from '@zxing/library/esm/core/oned/Code39Reader'
import ITFReader from '@zxing/library/esm/core/oned/ITFReader'
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'

const THOROUGH = new Map([[DecodeHintType.TRY_HARDER, true]])

/** Reads a code without the browser's detector. `isThorough`: tries the picture rotated by 90° too. */
export function decode(canvas: HTMLCanvasElement, { isThorough }: { isThorough: boolean }): string | null {
  const upright = textIn(canvas)
  return upright ?? (isThorough ? textIn(rotated(canvas)) : null)
}

function textIn(canvas: HTMLCanvasElement): string | null {
  const { width, height } = canvas
  const picture = canvas.getContext('2d')?.getImageData(0, 0, width, height)
  if (!picture) return null
  const bitmap = new BinaryBitmap(
    new HybridBinarizer(new RGBLuminanceSource(grey(picture.data), width, height)),
  )
  const readers = [
    new Code128Reader(),
    new QRCodeReader(),
    new Code39Reader(),
    new ITFReader(),
    new CodaBarReader(),
  ]
  for (const reader of readers) {
    try {
      return reader.decode(bitmap, THOROUGH).getText()
    } catch {
      // Not this format: try the next reader.
      reader.reset()
    }
  }
  return null
}

/** Luminance of each pixel; transparent pixels count as white. */
function grey(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const luminances = new Uint8ClampedArray(rgba.length / 4)
  for (let point = 0; point < luminances.length; point += 1) {
    const at = point * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]]
    luminances[point] = alpha === 0 ? 255 : (306 * red + 601 * green + 117 * blue) >> 10
  }
  return luminances
}

function rotated(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const turned = document.createElement('canvas')
  turned.width = canvas.height
  turned.height = canvas.width
  const context = turned.getContext('2d')
  context?.translate(turned.width, 0)
  context?.rotate(Math.PI / 2)
  context?.drawImage(canvas, 0, 0)
  return turned
}
