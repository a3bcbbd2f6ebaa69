/**
 * Generates the app's own images from their sources:
 *
 *   src/ui/media/_{icon,account-icon}-masks.scss, iconNames.ts    Lucide icons, as CSS masks
 *   src/ui/shipping/_transport-masks.scss                         Lucide's transport icons
 *   src/pages/users/my-wallet/_fund-masks.scss                    Lucide's icons for the wallet
 *   src/pages-store/store/product/video/_video-masks.scss         Lucide's icons for a video
 *   src/ui/media/_illustration-masks.scss, illustrationNames.ts   src/assets/illustrations/*.svg, as masks
 *   src/ui/media/_failure-mask.scss                               the illustration of a page that failed
 *   src/ui/brand/_{mark,route}-masks.scss                         src/assets/brand/*.svg, as masks
 *   src/styles/_navigation-icons.scss                             the H5 navigation bar's icons
 *   src/assets/brand/favicon.svg, app-icon.png, icon-*.png         src/assets/brand/mark.svg on the brand's blue
 *   src/assets/tab/*.png                                          tab bar icons
 *   server/seed/pictures/share-card.png                        share card of pages without their own picture
 *
 * `npm run icons` writes them; `npm run icons -- --check` fails if one is out of date.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { format, resolveConfig } from 'prettier'
import sharp from 'sharp'

import { drawBrand } from './lib/brandDrawings.mts'
import { group, innerOf, maskOf, rule, sheetOf, HEAD, stroked, type Files } from './lib/drawing.mts'

const ROOT = path.resolve(import.meta.dirname, '..')
const LUCIDE = path.join(ROOT, 'node_modules/lucide-static/icons')
const ILLUSTRATIONS = path.join(ROOT, 'src/assets/illustrations')
/** The illustration of a page that failed. Every page may need it, so it has to be in the first load. */
const FAILURE = 'cloud-off'

/** Our icon name → Lucide's. */
const ICONS = {
  address: 'map-pin',
  alert: 'triangle-alert',
  camera: 'camera',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-right': 'chevron-right',
  clear: 'circle-x',
  close: 'x',
  copy: 'copy',
  delete: 'trash-2',
  download: 'download',
  edit: 'pencil',
  eye: 'eye',
  'eye-off': 'eye-off',
  headset: 'headset',
  info: 'info',
  minus: 'minus',
  parcel: 'package',
  'parcel-plus': 'package-plus',
  phone: 'phone',
  plus: 'plus',
  refresh: 'refresh-cw',
  scale: 'scale',
  calculator: 'calculator',
  scan: 'scan-line',
  storage: 'calendar-clock',
  wallet: 'wallet',
  pickup: 'package-check',
  'file-edit': 'file-pen-line',
  list: 'list-checks',
  'parcel-search': 'package-search',
  clock: 'clock',
  search: 'search',
  share: 'share-2',
  store: 'store',
  tracking: 'map-pinned',
  truck: 'truck',
  user: 'user',
  warehouse: 'warehouse',
} as const

/** Not in the first load, as Home shows none of them. Pages that do import `ui/media/accountIcons.scss`. */
const ACCOUNT_ICONS = {
  announce: 'megaphone',
  bell: 'bell',
  book: 'book-open',
  coupon: 'ticket-percent',
  gift: 'gift',
  globe: 'globe',
  help: 'circle-help',
  lock: 'lock',
  logout: 'log-out',
  settings: 'settings',
} as const

/** Only the pages with delivery methods show these, so they are in their packages. */
const TRANSPORTS = { express: 'zap', plane: 'plane', ship: 'ship' } as const

/** Only the wallet's pages show these. */
const FUNDS = {
  back: 'chevron-left',
  topup: 'arrow-down-left',
  withdraw: 'arrow-up-right',
  order: 'ship',
  refund: 'rotate-ccw',
  reward: 'gift',
} as const

/** Only a product's video shows these. */
const VIDEO = {
  play: 'play',
  pause: 'pause',
  sound: 'volume-2',
  muted: 'volume-x',
  'full-screen': 'maximize',
} as const

const TRANSPORT_MASKS = 'src/ui/shipping/_transport-masks.scss'
const VIDEO_MASKS = 'src/pages-store/store/product/video/_video-masks.scss'

const TABS = { home: 'house', store: 'store', address: 'map-pin', mine: 'user' } as const
/** Icons that the H5's navigation bar needs before any page has loaded. */
const NAVIGATION = { back: 'chevron-left', home: 'house' } as const

const TAB_PIXELS = 81
const TAB_COLOURS = { '': '#5b6b82', '-active': '#1f5eff' } as const

async function lucideShapes(name: string): Promise<string> {
  const svg = await readFile(path.join(LUCIDE, `${name}.svg`), 'utf8')
  return innerOf(svg)
}

function union(type: string, names: readonly string[]): string {
  return `${HEAD}export type ${type} =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`
}

async function drawIcons(files: Files): Promise<void> {
  files.set('src/ui/media/_icon-masks.scss', await iconSheet())
  files.set('src/ui/media/_account-icon-masks.scss', await iconRules('icon', ACCOUNT_ICONS))
  files.set('src/ui/media/iconNames.ts', union('IconName', Object.keys({ ...ICONS, ...ACCOUNT_ICONS })))
  files.set(TRANSPORT_MASKS, await iconRules('transport-icon', TRANSPORTS))
  files.set('src/pages/users/my-wallet/_fund-masks.scss', await iconRules('fund-icon', FUNDS))
  files.set(VIDEO_MASKS, await iconRules('video-icon', VIDEO))
}

/** One drawing of all: a browser takes a millisecond to start with each SVG, and Home shows a dozen icons. */
async function iconSheet(): Promise<string> {
  const { svg, places } = sheetOf(await Promise.all(Object.values(ICONS).map(lucideShapes)), 24)
  const rules = Object.keys(ICONS).map(
    (name, index) => `.icon--${name} {\n  --icon-at: ${places[index]};\n}\n`,
  )
  return [HEAD, rule('.icon', { icons: svg }), ...rules].join('\n')
}

async function iconRules(block: string, icons: Readonly<Record<string, string>>): Promise<string> {
  const ruleOf = async ([name, lucide]: [string, string]) =>
    rule(`.${block}--${name}`, { icon: stroked(await lucideShapes(lucide), '24 24', '#000') })
  return [HEAD, ...(await Promise.all(Object.entries(icons).map(ruleOf)))].join('\n')
}

async function drawNavigationIcons(files: Files): Promise<void> {
  const lines: string[] = []
  for (const [name, lucide] of Object.entries(NAVIGATION)) {
    lines.push(`$icon-${name}: ${maskOf(stroked(await lucideShapes(lucide), '24 24', '#000'))};\n`)
  }
  files.set('src/styles/_navigation-icons.scss', `${HEAD}\n${lines.join('')}`)
}

/** An illustration has the groups `fill` (tinted areas), `accent` (kraft areas) and `line` (outlines). */
async function drawIllustrations(files: Files): Promise<void> {
  const sources = (await readdir(ILLUSTRATIONS)).filter((file) => file.endsWith('.svg')).sort()
  const rules: string[] = []
  for (const file of sources) {
    const svg = await readFile(path.join(ILLUSTRATIONS, file), 'utf8')
    const name = path.basename(file, '.svg')
    const areas = (id: string): string => {
      const shapes = group(svg, id).replace(/"/g, "'")
      return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 120'>${shapes}</svg>`
    }
    rules.push(
      rule(`.illustration--${name}`, {
        fill: areas('fill'),
        accent: areas('accent'),
        line: stroked(group(svg, 'line'), '160 120', '#000'),
      }),
    )
  }
  const isOfFailure = (rule: string): boolean => rule.includes(`--${FAILURE} `)
  files.set('src/ui/media/_failure-mask.scss', [HEAD, ...rules.filter(isOfFailure)].join('\n'))
  files.set(
    'src/ui/media/_illustration-masks.scss',
    [HEAD, ...rules.filter((rule) => !isOfFailure(rule))].join('\n'),
  )
  files.set(
    'src/ui/media/illustrationNames.ts',
    union(
      'IllustrationName',
      sources.map((file) => path.basename(file, '.svg')),
    ),
  )
}

async function drawTabs(files: Files): Promise<void> {
  for (const [tab, lucide] of Object.entries(TABS)) {
    for (const [suffix, colour] of Object.entries(TAB_COLOURS)) {
      const svg = stroked(await lucideShapes(lucide), '24 24', colour).replace(
        '<svg',
        "<svg width='81' height='81'",
      )
      const png = await sharp(Buffer.from(svg))
        .resize(TAB_PIXELS, TAB_PIXELS)
        .png({ compressionLevel: 9, colours: 16, dither: 0 })
        .toBuffer()
      files.set(`src/assets/tab/${tab}${suffix}.png`, png)
    }
  }
}

async function isCurrent(file: string, content: string | Buffer): Promise<boolean> {
  const kept = await readFile(path.join(ROOT, file)).catch(() => null)
  if (!kept) return false
  // Encoder versions may produce different PNG bytes for the same pixels, so compare pixels.
  if (typeof content !== 'string') return (await pixels(kept)).equals(await pixels(content))
  return kept.toString('utf8') === content
}

function pixels(png: Buffer): Promise<Buffer> {
  return sharp(png).ensureAlpha().raw().toBuffer()
}

const files: Files = new Map()
await drawIcons(files)
await drawNavigationIcons(files)
await drawIllustrations(files)
await drawBrand(files)
await drawTabs(files)

for (const [file, content] of files) {
  if (typeof content !== 'string' || file.endsWith('.svg')) continue
  const filepath = path.join(ROOT, file)
  files.set(file, await format(content, { ...(await resolveConfig(filepath)), filepath }))
}

if (process.argv.includes('--check')) {
  const stale: string[] = []
  for (const [file, content] of files) if (!(await isCurrent(file, content))) stale.push(file)
  if (stale.length > 0) {
    console.error(`Not what their sources say (npm run icons writes them anew):\n  ${stale.join('\n  ')}`)
    process.exitCode = 1
  }
} else {
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(ROOT, file)), { recursive: true })
    await writeFile(path.join(ROOT, file), content)
  }
  console.log(`${files.size} files written`)
}
