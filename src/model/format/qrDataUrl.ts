import { encode } from 'uqr'

import { base64 } from './base64'

/** Light modules around the code, which the QR standard requires. */
const QUIET_ZONE = 4

/** Pixels per module in a saved picture. */
const PIXELS = 8

/**
 * A QR code as a data URL of an SVG: small, sharp at any size, and the same in a browser and in WeChat, whose
 * image component needs Base64.
 */
export function qrDataUrl(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const dark = data.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x},${y}h${length}v1h-${length}z`)
      .join(''),
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * PIXELS}" ` +
    `height="${size * PIXELS}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/>` +
    `<path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml;base64,${base64(svg)}`
}

/** Runs of adjacent dark modules. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs[runs.length - 1]
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
