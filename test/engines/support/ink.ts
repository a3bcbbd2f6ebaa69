import sharp from 'sharp'

import type { Place } from './Phone.ts'

/** How different a channel of a pixel must be from the background. */
const CONTRAST = 40

/** Measures the columns left and right of what is drawn in a place, whose top left corner is empty. */
export async function inkOf(picture: Buffer, place: Place): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(picture)
    .extract(place)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDrawn = [...data].map((grey) => Math.abs(grey - data[0]!) > CONTRAST)
  const columns = isDrawn.flatMap((drawn, index) => (drawn ? [index % info.width] : []))
  return { left: Math.min(...columns), right: info.width - 1 - Math.max(...columns) }
}
