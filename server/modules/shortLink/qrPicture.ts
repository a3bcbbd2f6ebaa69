import { renderSVG } from 'uqr'

import { loadSharp } from '../upload/index.ts'

/** Pixels per module, and the light modules around a code that the standard requires. */
const MODULE = 10
const QUIET_ZONE = 4

/** A text's QR code, as a data URL. */
export async function qrPicture(text: string): Promise<string> {
  const svg = renderSVG(text, { ecc: 'M', border: QUIET_ZONE, pixelSize: MODULE })
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
