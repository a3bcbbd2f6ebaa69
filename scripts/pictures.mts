/**
 * Renders the seed pictures listed in `scripts/lib/seedPictures.mts`, as Fluent emoji and drawings of our own on
 * tinted backgrounds, and the seed's QR codes:
 *
 *   npm pack @lobehub/fluent-emoji-3d@1.1.0 && tar xzf lobehub-fluent-emoji-3d-1.1.0.tgz
 *   node --import tsx scripts/pictures.mts package/assets
 *
 * The package is too large to install for pictures that hardly ever change, so the results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type OverlayOptions, type Sharp } from 'sharp'

import { contactCard, customerServiceRows } from '../server/seed/tables/customerServices.ts'

import { cardGround } from './lib/brandDrawings.mts'
import { qrPicture } from './lib/qrPicture.mts'
import {
  BANNERS,
  CONTACT_PORTRAITS,
  COVERS,
  PAYMENT_CODES,
  PRODUCTS,
  SHARE_CARDS,
  SINGLES,
  type Beside,
  type Piece,
  type Tint,
} from './lib/seedPictures.mts'

const TARGET = path.resolve(import.meta.dirname, '../server/seed/pictures')
const SOURCES = path.resolve(import.meta.dirname, '../src')
const DRAWINGS = path.resolve(import.meta.dirname, 'drawings')
const QUALITY = 82
/** Renders a drawing larger than it is ever placed. */
const DRAWING_DENSITY = 192

interface Size {
  readonly width: number
  readonly height: number
}

const SQUARE: Size = { width: 480, height: 480 }
const COVER: Size = { width: 480, height: 360 }
const BANNER: Size = { width: 1120, height: 490 }
const CARD: Size = { width: 500, height: 400 }

/** Copies below `src` for private pages, of which WeChat must never show a screenshot. */
const PACKAGED_CARDS: Readonly<Record<string, string>> = {
  address: 'pages-warehouse-address/warehouse-address/share-card.jpg',
  tracking: 'pages-logistics-order/logistics-order/detail/share-card.jpg',
}

/** A piece in a picture: its centre x, bottom y (`foot`) and side in pixels, and its rotation in degrees. */
interface Placed {
  readonly piece: Piece
  readonly x: number
  readonly foot: number
  readonly side: number
  readonly turn?: number
}

const assets = process.argv[2]
if (assets === undefined) throw new Error('Say where the unpacked package has its assets')

/** A background with a radial gradient, lightest behind the pieces. */
function ground(
  { width, height }: Size,
  [hue, saturation = 75]: Tint,
  depth: number,
  shapes: string,
): string {
  const colour = (lightness: number): string => `hsl(${hue}, ${saturation}%, ${lightness}%)`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs><radialGradient id="g" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="${colour(98)}"/>` +
    `<stop offset="1" stop-color="${colour(depth)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${shapes}</svg>`
  )
}

function shadow(x: number, y: number, radius: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius / 8}" fill="#334155" fill-opacity="0.13"/>`
}

const isEmoji = (piece: Piece): boolean => /^[0-9a-f]{4,5}(-|$)/.test(piece)

const open = (piece: Piece): Sharp =>
  isEmoji(piece)
    ? sharp(path.join(assets ?? '', `${piece}.webp`))
    : sharp(path.join(DRAWINGS, `${piece}.svg`), { density: DRAWING_DENSITY })

/** Trims the piece, so that all of them stand on the ground and look about the same size. */
async function layer({ piece, x, foot, side, turn = 0 }: Placed): Promise<OverlayOptions> {
  const { data, info } = await open(piece)
    .trim()
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize({ width: Math.round(side), height: Math.round(side), fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: Math.round(x - info.width / 2), top: Math.round(foot - info.height) }
}

async function render(name: string, svg: string, placed: readonly Placed[]): Promise<void> {
  const layers = await Promise.all(placed.map(layer))
  const picture = await sharp(Buffer.from(svg))
    .composite(layers)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
  await writeFile(path.join(TARGET, `${name}.webp`), picture)
}

function single(
  name: string,
  [piece, tint, ...beside]: readonly [Piece, Tint, ...Beside[]],
  size: Size,
): Promise<void> {
  const x = size.width / 2
  const side = size.height * 0.58
  const foot = size.height * 0.78
  return render(name, ground(size, tint, 93, shadow(x, foot + size.height * 0.05, side * 0.48)), [
    { piece, x, foot, side },
    ...beside.map(([other, otherX, otherFoot, otherSide]) => ({
      piece: other,
      x: size.width * otherX,
      foot: size.height * otherFoot,
      side: size.height * otherSide,
    })),
  ])
}

function three(name: string, piece: Piece, tint: Tint): Promise<void> {
  return render(name, ground(SQUARE, tint, 86, shadow(240, 398, 205)), [
    { piece, x: 110, foot: 398, side: 146 },
    { piece, x: 370, foot: 398, side: 146 },
    { piece, x: 240, foot: 398, side: 210 },
  ])
}

/** Leaves the left side plain, as the app may write the banner's title there. */
function banner(
  name: string,
  main: Piece,
  [a = '', b = '', c = '']: readonly Piece[],
  tint: Tint,
): Promise<void> {
  const [hue, saturation = 75] = tint
  const shapes =
    `<circle cx="830" cy="255" r="300" fill="hsl(${hue}, ${saturation}%, 97%)" fill-opacity="0.55"/>` +
    `<circle cx="830" cy="255" r="205" fill="#fff" fill-opacity="0.6"/>` +
    `<circle cx="90" cy="480" r="150" fill="hsl(${hue}, ${saturation}%, 80%)" fill-opacity="0.35"/>` +
    shadow(830, 416, 150)
  return render(name, ground(BANNER, tint, 82, shapes), [
    { piece: a, x: 612, foot: 241, side: 118, turn: -10 },
    { piece: b, x: 1027, foot: 200, side: 112, turn: 10 },
    { piece: c, x: 1035, foot: 428, side: 132 },
    { piece: main, x: 830, foot: 408, side: 280 },
  ])
}

/** Cards take no WebP. */
async function shareCard(kind: string, pieces: readonly Beside[]): Promise<void> {
  const { width, height } = CARD
  const layers = pieces.map(([piece, x, foot, side]) =>
    layer({ piece, x: width * x, foot: height * foot, side: height * side }),
  )
  const picture = await sharp(Buffer.from(await cardGround()))
    .composite(await Promise.all(layers))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
  await writeFile(path.join(TARGET, `share-card-${kind}.jpg`), picture)
  const packaged = PACKAGED_CARDS[kind]
  if (packaged !== undefined) await writeFile(path.resolve(SOURCES, packaged), picture)
}

async function code(name: string, text: string, color: string, middle: Piece): Promise<void> {
  const picture = await qrPicture({ text, color, middle: await open(middle).trim().png().toBuffer() })
  await writeFile(path.join(TARGET, `${name}.webp`), picture)
}

/** What the demo customer proves a payment with: a picture of a phone's screen. */
async function receipt(): Promise<void> {
  const picture = await open('payment-receipt').resize({ width: 480 }).webp({ quality: QUALITY }).toBuffer()
  await writeFile(path.join(TARGET, 'demo-payment.webp'), picture)
}

await mkdir(TARGET, { recursive: true })
for (const [name, product] of Object.entries(PRODUCTS)) {
  await single(name, product, SQUARE)
  await three(`${name}-2`, ...product)
}
for (const [name, thing] of Object.entries(SINGLES)) await single(name, thing, SQUARE)
for (const [name, cover] of Object.entries(COVERS)) await single(name, cover, COVER)
for (const [name, [main, around, tint]] of Object.entries(BANNERS)) await banner(name, main, around, tint)
for (const [kind, pieces] of Object.entries(SHARE_CARDS)) await shareCard(kind, pieces)
for (const [name, [text, color, middle]] of Object.entries(PAYMENT_CODES))
  await code(name, text, color, middle)
for (const contact of customerServiceRows()) {
  await code(contact.id, contactCard(contact), '#0f172a', CONTACT_PORTRAITS[contact.id] ?? '1f642')
}
await receipt()
