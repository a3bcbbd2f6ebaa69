/**
 * Renders the seed pictures listed in `scripts/lib/seedPictures.mts`, as Fluent emoji on tinted backgrounds:
 *
 *   npm pack @lobehub/fluent-emoji-3d@1.1.0 && tar xzf lobehub-fluent-emoji-3d-1.1.0.tgz
 *   node --import tsx scripts/pictures.mts package/assets
 *
 * The package is too large to install for pictures that hardly ever change, so the results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { BANNERS, COVERS, PRODUCTS, SINGLES, type Tint } from './lib/seedPictures.mts'

const TARGET = path.resolve(import.meta.dirname, '../server/db/seed/pictures')
const QUALITY = 82

interface Size {
  readonly width: number
  readonly height: number
}

const SQUARE: Size = { width: 480, height: 480 }
const COVER: Size = { width: 480, height: 360 }
const BANNER: Size = { width: 1125, height: 480 }

/** An emoji in a picture: its centre x, bottom y (`foot`) and side in pixels, and its rotation in degrees. */
interface Placed {
  readonly emoji: string
  readonly x: number
  readonly foot: number
  readonly side: number
  readonly turn?: number
}

const assets = process.argv[2]
if (assets === undefined) throw new Error('Say where the unpacked package has its assets')

/** A background with a radial gradient, lightest behind the emoji. */
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

/** Trims the emoji, so that all of them stand on the ground and look about the same size. */
async function layer({ emoji, x, foot, side, turn = 0 }: Placed): Promise<OverlayOptions> {
  const { data, info } = await sharp(path.join(assets ?? '', `${emoji}.webp`))
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

function single(name: string, emoji: string, tint: Tint, size: Size): Promise<void> {
  const x = size.width / 2
  const side = size.height * 0.54
  const foot = size.height * 0.76
  return render(name, ground(size, tint, 93, shadow(x, foot + size.height * 0.05, side * 0.48)), [
    { emoji, x, foot, side },
  ])
}

function three(name: string, emoji: string, tint: Tint): Promise<void> {
  return render(name, ground(SQUARE, tint, 86, shadow(240, 398, 205)), [
    { emoji, x: 110, foot: 398, side: 146 },
    { emoji, x: 370, foot: 398, side: 146 },
    { emoji, x: 240, foot: 398, side: 210 },
  ])
}

/** Leaves the left side plain, as the app may write the banner's title there. */
function banner(
  name: string,
  main: string,
  [a = '', b = '', c = '']: readonly string[],
  tint: Tint,
): Promise<void> {
  const [hue, saturation = 75] = tint
  const shapes =
    `<circle cx="830" cy="250" r="300" fill="hsl(${hue}, ${saturation}%, 97%)" fill-opacity="0.55"/>` +
    `<circle cx="830" cy="250" r="205" fill="#fff" fill-opacity="0.6"/>` +
    `<circle cx="90" cy="470" r="150" fill="hsl(${hue}, ${saturation}%, 80%)" fill-opacity="0.35"/>` +
    shadow(830, 408, 150)
  return render(name, ground(BANNER, tint, 82, shapes), [
    { emoji: a, x: 612, foot: 236, side: 118, turn: -10 },
    { emoji: b, x: 1032, foot: 196, side: 112, turn: 10 },
    { emoji: c, x: 1040, foot: 420, side: 132 },
    { emoji: main, x: 830, foot: 400, side: 280 },
  ])
}

await mkdir(TARGET, { recursive: true })
for (const [name, [emoji, tint]] of Object.entries(PRODUCTS)) {
  await single(name, emoji, tint, SQUARE)
  await three(`${name}-2`, emoji, tint)
}
for (const [name, [emoji, tint]] of Object.entries(SINGLES)) await single(name, emoji, tint, SQUARE)
for (const [name, [emoji, tint]] of Object.entries(COVERS)) await single(name, emoji, tint, COVER)
for (const [name, [main, around, tint]] of Object.entries(BANNERS)) await banner(name, main, around, tint)
