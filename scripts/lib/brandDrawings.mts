import { readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { group, rule, HEAD, type Files } from './drawing.mts'
import { inRoot } from './paths.mts'

const SOURCES = inRoot('src/assets/brand')
const SELECTORS = { mark: '.brand__mark', route: '.route-line' } as const
const COLOURS = { brand: '#1f5eff', deep: '#1746c4', accent: '#ffc68a' } as const
const SVG = "<svg xmlns='http://www.w3.org/2000/svg'"
const GRADIENT =
  `<linearGradient id='g' x2='.5' y2='1'><stop stop-color='${COLOURS.brand}'/>` +
  `<stop offset='1' stop-color='${COLOURS.deep}'/></linearGradient>`

/** Name, side, corner and how much of it the mark fills: a mask may cut off all but the middle 80%. */
const INSTALLED_ICONS = [
  ['icon-192', 192, 7, 0.8],
  ['icon-512', 512, 7, 0.8],
  ['icon-maskable-512', 512, 0, 0.56],
] as const

/** All that is made from the mark and the route line. Each has a group `body`, and `accent` in the warm colour. */
export async function drawBrand(files: Files): Promise<void> {
  const [mark, route] = await Promise.all([source('mark'), source('route')])
  drawMasks(files, { mark, route })
  await drawAppIcons(files, markOnBrand(mark))
  await drawShareCard(files, markOnBrand(mark), routeOnBrand(route))
}

function source(name: keyof typeof SELECTORS): Promise<string> {
  return readFile(path.join(SOURCES, `${name}.svg`), 'utf8')
}

function drawMasks(files: Files, svgs: Readonly<Record<keyof typeof SELECTORS, string>>): void {
  for (const name of ['mark', 'route'] as const) {
    const [head = ''] = /<svg[^>]*>/.exec(svgs[name]) ?? []
    const mask = (id: string) => `${head}${group(svgs[name], id)}</svg>`.replace(/"/g, "'")
    const masks = rule(SELECTORS[name], { body: mask('body'), accent: mask('accent') })
    files.set(`src/ui/brand/_${name}-masks.scss`, [HEAD, masks].join('\n'))
  }
}

function markOnBrand(svg: string): string {
  const body = group(svg, 'body').replace(/fill="#\w+"/, 'fill="#fff"')
  const accent = group(svg, 'accent').replace(/stroke="#\w+"/, `stroke="${COLOURS.accent}"`)
  return (body + accent).replace(/"/g, "'")
}

function routeOnBrand(svg: string): string {
  const drawing = `<g fill="#fff">${group(svg, 'body')}</g><g fill="${COLOURS.accent}">${group(svg, 'accent')}</g>`
  return drawing.replace(/"/g, "'")
}

/**
 * The browser tab's icon, those of the installed app, and the one on an iPhone's home screen. An iPhone and a device that
 * masks icons cut the corners themselves.
 */
async function drawAppIcons(files: Files, mark: string): Promise<void> {
  const icon = (corner: number, scale: number) => {
    const inset = 16 - 16 * scale
    return (
      `${SVG} viewBox='0 0 32 32'>${GRADIENT}<rect width='32' height='32' rx='${corner}' fill='url(#g)'/>` +
      `<g transform='translate(${inset} ${inset}) scale(${scale})'>${mark}</g></svg>\n`
    )
  }
  files.set('src/assets/brand/favicon.svg', icon(7, 0.8))
  const forHomeScreen = sharp(Buffer.from(icon(0, 0.64)), { density: 405 }).resize(180, 180)
  files.set('src/assets/brand/app-icon.png', await forHomeScreen.png().toBuffer())
  for (const [name, size, corner, scale] of INSTALLED_ICONS) {
    const drawn = sharp(Buffer.from(icon(corner, scale)), { density: 72 * (size / 32) }).resize(size, size)
    files.set(`src/assets/brand/${name}.png`, await drawn.png({ palette: true, effort: 10 }).toBuffer())
  }
}

/** The ground of a share card about something: the brand's blue, a light behind the pieces, and the mark. */
export async function cardGround(): Promise<string> {
  const mark = markOnBrand(await source('mark'))
  const light =
    `<radialGradient id='l'><stop stop-color='#fff' stop-opacity='.34'/>` +
    `<stop offset='1' stop-color='#fff' stop-opacity='0'/></radialGradient>`
  return (
    `${SVG} width='500' height='400'>${GRADIENT}${light}<rect width='500' height='400' fill='url(#g)'/>` +
    `<circle cx='250' cy='220' r='210' fill='url(#l)'/>` +
    `<ellipse cx='250' cy='330' rx='150' ry='17' fill='#0b2a80' fill-opacity='.35'/>` +
    `<g transform='translate(66 22) scale(1.75)'>${mark}</g></svg>`
  )
}

/** The card that is shared for pages without their own picture, in WeChat's proportions. */
async function drawShareCard(files: Files, mark: string, route: string): Promise<void> {
  const svg =
    `${SVG} width='500' height='400'>${GRADIENT}<rect width='500' height='400' fill='url(#g)'/>` +
    `<g transform='translate(0 110) scale(1.334)'>${route}</g>` +
    `<g transform='translate(154 84) scale(6)'>${mark}</g></svg>`
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()
  files.set('server/seed/pictures/share-card.png', png)
}
