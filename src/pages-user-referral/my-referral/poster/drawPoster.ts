import { encode } from 'uqr'

import type { LoadImage, Pen } from '@/platform/file/drawing'
import { CANVAS_COLOURS as COLOURS } from '@/styles/canvasColours'

import { drawMark, drawRoute, fillRounded } from './brandMarks'
import { fitLine, wrapText } from './fitText'
import type { Poster } from './Poster'

export const POSTER_SIZE = { width: 750, height: 1180 } as const

const MARGIN = 56
const WIDTH = POSTER_SIZE.width - 2 * MARGIN
const CENTRE = POSTER_SIZE.width / 2
const PANEL = { top: 470, bottom: 1046, radius: 36 } as const
const SCAN = { top: 510, size: 340 } as const

const FONT = '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", sans-serif'

interface Style {
  readonly size: number
  readonly weight?: 400 | 600
  readonly colour: string
  readonly isCentred?: boolean
}

/** @param scanCode URL of a mini program code; null for a QR code of the link */
export async function drawPoster(
  pen: Pen,
  loadImage: LoadImage,
  poster: Poster,
  scanCode: string | null,
): Promise<void> {
  drawGround(pen)
  drawHead(pen, poster)
  pen.fillStyle = COLOURS.surface
  fillBox(pen, MARGIN, PANEL.top, POSTER_SIZE.width - MARGIN, PANEL.bottom, PANEL.radius)
  await drawScanCode(pen, loadImage, poster.link, scanCode)
  const { scanHint, codeLabel, code, reward } = poster
  const small = { size: 25, colour: COLOURS.textSecondary, isCentred: true }
  writeLine(pen, codeLabel, 904, small)
  writeLine(pen, code, 966, { ...small, size: 56, weight: 600, colour: COLOURS.text })
  writeLine(pen, scanHint, 1014, small)
  if (reward !== null) write(pen, reward, 1106, { ...small, colour: COLOURS.onBrandSecondary })
}

function drawGround(pen: Pen): void {
  const ground = pen.createLinearGradient(0, 0, POSTER_SIZE.width / 2, POSTER_SIZE.height)
  ground.addColorStop(0, COLOURS.brand)
  ground.addColorStop(1, COLOURS.brandDeep)
  pen.fillStyle = ground
  pen.fillRect(0, 0, POSTER_SIZE.width, POSTER_SIZE.height)
  drawRoute(pen, [492, 28])
}

function drawHead(pen: Pen, { brand, tagline, name, invitation, benefit }: Poster): void {
  drawMark(pen, [MARGIN, 64], 68)
  const words = { ...style(34, 600), x: MARGIN + 84, width: 290 }
  writeLine(pen, brand, 95, words)
  writeLine(pen, tagline, 131, {
    ...words,
    size: 22,
    weight: 400,
    width: WIDTH - 84,
    colour: COLOURS.onBrandSecondary,
  })
  writeLine(pen, name, 240, style(56, 600))
  const end = write(pen, invitation, 304, style(40, 600))
  write(pen, benefit, end + 54, { ...style(28), colour: COLOURS.onBrandSecondary })
}

const style = (size: number, weight: 400 | 600 = 400): Style => ({ size, weight, colour: COLOURS.onBrand })

async function drawScanCode(
  pen: Pen,
  loadImage: LoadImage,
  link: string,
  scanCode: string | null,
): Promise<void> {
  const left = CENTRE - SCAN.size / 2
  // If the mini program code can't be loaded, a QR code of the link replaces it.
  const picture = scanCode === null ? null : await loadImage(scanCode).catch(() => null)
  if (picture) pen.drawImage(picture, left, SCAN.top, SCAN.size, SCAN.size)
  else drawQrCode(pen, link, left)
}

/** Draws in whole pixels, because scanners need sharp edges. */
function drawQrCode(pen: Pen, link: string, left: number): void {
  const { size, data } = encode(link, { ecc: 'M', border: 0 })
  const module = Math.floor(SCAN.size / size)
  const inset = Math.floor((SCAN.size - module * size) / 2)
  pen.fillStyle = COLOURS.text
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + inset + x * module, SCAN.top + inset + y * module, module, module)
    }),
  )
}

type Placed = Style & { readonly x?: number; readonly width?: number }

function writeLine(pen: Pen, text: string, baseline: number, placed: Placed): void {
  const measure = prepare(pen, placed)
  pen.fillText(fitLine(text, placed.width ?? WIDTH, measure), xOf(placed), baseline)
}

/** @returns the last line's baseline */
function write(pen: Pen, text: string, baseline: number, placed: Placed): number {
  const lines = wrapText(text, placed.width ?? WIDTH, 2, prepare(pen, placed))
  const step = Math.round(placed.size * 1.35)
  lines.forEach((line, index) => pen.fillText(line, xOf(placed), baseline + index * step))
  return baseline + (lines.length - 1) * step
}

/** @returns measures a text in this style */
function prepare(pen: Pen, { size, weight = 400, colour, isCentred = false }: Style) {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.textAlign = isCentred ? 'center' : 'left'
  pen.textBaseline = 'alphabetic'
  return (text: string) => pen.measureText(text).width
}

const xOf = ({ isCentred = false, x = MARGIN }: Placed): number => (isCentred ? CENTRE : x)

function fillBox(pen: Pen, left: number, top: number, right: number, bottom: number, radius: number): void {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  fillRounded(pen, corners, radius)
}
