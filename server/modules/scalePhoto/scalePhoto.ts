import { loadSharp, type Picture } from '../upload/index.ts'
import { dotMatrixLine } from './dotMatrix.ts'
import { parcelBox } from './parcelBox.ts'

import type { Measures } from '../../base/measures.ts'

/** A phone's photo is 4:3, held across or upright. */
const LONG = 960
const SHORT = 720

/** A box that looks taller than this, compared with its width, is taken upright. */
const UPRIGHT_FROM = 0.8

/** In pixels: the scale below the box, the plate that the box stands on, the room above the box. */
const SCALE_HEIGHT = 168
const PLATE_WIDTH = 580
const MARGIN = 84

/** Draws a parcel on the warehouse's scale, with what it weighs: for measures that came without a photo. */
export async function drawScalePhoto(number: string, measures: Measures): Promise<Picture> {
  const sharp = await loadSharp()
  const content = await sharp(Buffer.from(drawing(number, measures)))
    .webp({ quality: 80 })
    .toBuffer()
  return { content, type: 'image/webp' }
}

function drawing(number: string, measures: Measures): string {
  const shape = parcelBox.shapeOf(measures)
  const isUpright = shape.height / shape.width > UPRIGHT_FROM
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT]
  const middle = width / 2
  const ground = height - SCALE_HEIGHT - (isUpright ? 130 : 56)
  const room = { width: PLATE_WIDTH, height: ground - MARGIN }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${COLORS}
    ${backdrop(width, height, ground)}
    ${scale(middle, ground, measures.weightGrams)}
    ${parcelBox.draw(number, measures, { middle, ground, room })}
    <rect width="${width}" height="${height}" fill="url(#corners)"/>
  </svg>`
}

const COLORS = `<defs>
  <linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#dfe5ec"/><stop offset="1" stop-color="#c3ccd8"/></linearGradient>
  <linearGradient id="bench" x2="0" y2="1"><stop offset="0" stop-color="#9aa6b6"/><stop offset=".12" stop-color="#b9c3cf"/><stop offset="1" stop-color="#7f8b9c"/></linearGradient>
  <linearGradient id="plate" x2="0" y2="1"><stop offset="0" stop-color="#cfd6df"/><stop offset="1" stop-color="#f1f4f7"/></linearGradient>
  <linearGradient id="rim" x2="0" y2="1"><stop offset="0" stop-color="#a8b2bf"/><stop offset="1" stop-color="#727e8e"/></linearGradient>
  <linearGradient id="console" x2="0" y2="1"><stop offset="0" stop-color="#4b586a"/><stop offset="1" stop-color="#2b3545"/></linearGradient>
  <linearGradient id="front" x2="0" y2="1"><stop offset="0" stop-color="#cf9f66"/><stop offset="1" stop-color="#b98750"/></linearGradient>
  <linearGradient id="top" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#e3bd8a"/><stop offset="1" stop-color="#d3a870"/></linearGradient>
  <linearGradient id="side"><stop offset="0" stop-color="#a97a45"/><stop offset="1" stop-color="#8f6537"/></linearGradient>
  <radialGradient id="corners" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="#0f172a" stop-opacity="0"/><stop offset="1" stop-color="#0f172a" stop-opacity=".3"/></radialGradient>
</defs>`

/** Racks with cartons behind a bench, pale as if out of focus. */
function backdrop(width: number, height: number, ground: number): string {
  const bench = ground - 96
  const levels = [bench - 470, bench - 250, bench - 30].map((y) => {
    const cartons = [0.03, 0.2, 0.35, 0.56, 0.72, 0.88].map((part, index) => {
      const tall = 84 + ((index * 37) % 70)
      return (
        `<rect x="${width * part}" y="${y - tall}" width="${width * 0.13}" height="${tall}" rx="4" fill="#bda788"/>` +
        `<rect x="${width * part}" y="${y - tall}" width="${width * 0.13}" height="16" rx="4" fill="#ccb799"/>`
      )
    })
    return `<g opacity=".62">${cartons.join('')}</g><rect y="${y}" width="${width}" height="15" fill="#d08b5b" opacity=".75"/>`
  })
  const posts = [0.12, 0.5, 0.88].map(
    (part) => `<rect x="${width * part}" width="14" height="${bench}" fill="#7c93b5" opacity=".7"/>`,
  )
  return (
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>${levels.join('')}${posts.join('')}` +
    `<rect y="${bench}" width="${width}" height="${height - bench}" fill="url(#bench)"/>`
  )
}

function scale(middle: number, ground: number, weightGrams: number): string {
  const [left, right] = [middle - PLATE_WIDTH / 2, middle + PLATE_WIDTH / 2]
  const display = ground + 66
  return `<ellipse cx="${middle}" cy="${ground + 156}" rx="330" ry="22" fill="#1e293b" opacity=".28"/>
    <path d="M${left + 64} ${ground - 100}H${right - 64}L${right} ${ground + 18}H${left}z" fill="url(#plate)"/>
    <rect x="${left}" y="${ground + 18}" width="${PLATE_WIDTH}" height="30" rx="8" fill="url(#rim)"/>
    <path d="M${left + 34} ${ground + 48}h512l22 94q2 14-14 14H${left + 26}q-16 0-14-14z" fill="url(#console)"/>
    <rect x="${middle - 178}" y="${display - 6}" width="356" height="78" rx="10" fill="#0b1720"/>
    ${dotMatrixLine(`${(weightGrams / 1000).toFixed(2)} KG`, { x: middle, y: display + 10, dot: 6.6, color: '#5ff5ab' })}
    <circle cx="${middle + 212}" cy="${display + 18}" r="9" fill="#e05243"/><circle cx="${middle + 212}" cy="${display + 48}" r="9" fill="#8fa0b5"/>
    <circle cx="${middle - 212}" cy="${display + 33}" r="7" fill="#5ff5ab"/>`
}
