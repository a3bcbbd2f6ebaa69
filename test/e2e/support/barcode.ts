import sharp from 'sharp'

/** Widths of Code 128's bars and gaps, by value; the last four are the three start codes and the stop. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const START_B = 104
const STOP = 106

const MODULE_PX = 3
const QUIET_MODULES = 20

/** SVG of a courier's Code 128 label (set B). */
function code128Svg(text: string): string {
  const values = [...text].map((character) => character.charCodeAt(0) - 32)
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103
  let at = QUIET_MODULES
  const bars = [START_B, ...values, check, STOP]
    .map((value) => WIDTHS[value] ?? '')
    .flatMap((widths) =>
      [...widths].map((width, index) => ({ width: Number(width), isBar: index % 2 === 0 })),
    )
    .flatMap(({ width, isBar }) => {
      const bar = `<rect x="${at * MODULE_PX}" y="60" width="${width * MODULE_PX}" height="160"/>`
      at += width
      return isBar ? [bar] : []
    })
  const size = `width="${(at + QUIET_MODULES) * MODULE_PX}" height="280"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#fff"/>${bars.join('')}</svg>`
}

/** A photo of a Code 128 label. */
export async function code128Photo(
  text: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp(Buffer.from(code128Svg(text)))
    .blur(0.6)
    .jpeg({ quality: 85 })
    .toBuffer()
  return { name: 'label.jpg', mimeType: 'image/jpeg', buffer }
}
