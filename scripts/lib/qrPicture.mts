import sharp from 'sharp'
import { encode } from 'uqr'

/** Pixels per module, and the light modules around a code that the standard asks for. */
const MODULE = 10
const QUIET_ZONE = 4

/** The width of the disc in the middle, as a part of the code's: level M makes up for far more than it hides. */
const MIDDLE = 0.16

export interface QrCode {
  readonly text: string
  /** Of the dark modules; dark enough for a phone's camera. */
  readonly color: string
  /** A picture that stands on a white disc in the middle. */
  readonly middle: Buffer
}

/** A QR code that any phone reads, as WebP. */
export async function qrPicture({ text, color, middle }: QrCode): Promise<Buffer> {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const side = data.length * MODULE
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [`M${x * MODULE} ${y * MODULE}h${MODULE}v${MODULE}h-${MODULE}z`] : [],
    ),
  )
  const disc = (side * MIDDLE) / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${modules.join('')}" fill="${color}"/>` +
    `<circle cx="${side / 2}" cy="${side / 2}" r="${disc}" fill="#fff" shape-rendering="auto"/></svg>`
  const inner = Math.round(disc * 1.6)
  const picture = await sharp(middle).resize(inner, inner, { fit: 'inside' }).png().toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: picture, gravity: 'centre' }])
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toBuffer()
}
