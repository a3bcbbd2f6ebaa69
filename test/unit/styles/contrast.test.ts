import { readFileSync } from 'node:fs'
import path from 'node:path'

import { CANVAS_COLOURS } from '@/styles/canvasColours'

const SCSS = readFileSync(path.join(__dirname, '../../../src/styles/_tokens.scss'), 'utf8')
const THEMES = ['light', 'dark'] as const
const ENOUGH_FOR_TEXT = 4.5
const ENOUGH_FOR_SHAPES = 3

type Theme = Readonly<Record<string, string>>

/** Text color → its backgrounds, as token names without `--color-`. */
const TEXT_ON: Readonly<Record<string, readonly string[]>> = {
  text: ['background', 'surface', 'inset'],
  'text-secondary': ['background', 'surface', 'inset', 'hairline'],
  'text-tertiary': ['background', 'surface', 'inset'],
  'on-brand': ['brand', 'brand-pressed', 'brand-deep'],
  'on-brand-secondary': ['brand', 'brand-deep'],
  'on-brand-weak': ['brand-weak', 'background', 'surface', 'inset'],
  success: ['success-weak', 'surface'],
  warning: ['warning-weak', 'surface'],
  danger: ['danger-weak', 'background', 'surface'],
  neutral: ['neutral-weak'],
  'on-disabled': ['disabled'],
}

/** Shapes that carry meaning themselves, such as an invalid field's border, a knob or a drawing's outline. */
const SHAPE_ON: Readonly<Record<string, readonly string[]>> = {
  brand: ['surface'],
  danger: ['surface', 'background'],
  'switch-off': ['knob', 'surface'],
  'illustration-line': ['surface', 'background', 'illustration-tint'],
}

function themeOf(name: (typeof THEMES)[number]): Theme {
  const [, body = ''] = new RegExp(`@mixin ${name}-theme \\{([^}]*)\\}`).exec(SCSS) ?? []
  const colours: Record<string, string> = {}
  for (const [, key = '', value = ''] of body.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)) colours[key] = value
  return colours
}

/** WCAG 2 relative luminance of "#rgb" or "#rrggbb". */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)
  if (digits?.length !== 3) throw new Error(`no opaque colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => {
    const share = parseInt(digit, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function pairsOf(pairs: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(pairs).flatMap(([front, backs]) => backs.map((back) => ({ front, back })))
}

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
  })

  it.each(THEMES)('knows the same colours in the %s theme as in the other', (name) => {
    const names = Object.keys(themeOf(name))
    expect(names.length).toBeGreaterThan(30)
    expect(names).toEqual(Object.keys(themeOf('light')))
  })

  it('has the light theme’s colours on canvases, too', () => {
    const light = themeOf('light')
    const tokenOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    for (const [name, colour] of Object.entries(CANVAS_COLOURS)) {
      expect([name, light[tokenOf(name)]]).toEqual([name, colour])
    }
  })

  it('lets the letters of every courier’s badge be read', () => {
    const [, table = ''] = /\$couriers: \(([^)]*)\)/.exec(SCSS) ?? []
    const badges = [...table.matchAll(/'(\w+)': (#\w+) (#\w+)/g)]
    expect(badges.length).toBeGreaterThan(10)

    const pale = badges.filter(([, , paper = '', ink = '']) => contrast(paper, ink) < ENOUGH_FOR_TEXT)
    expect(pale.map(([, letters]) => letters)).toEqual([])
  })

  describe.each(THEMES)('%s theme', (name) => {
    const theme = themeOf(name)
    const measured = (front: string, back: string) => contrast(theme[front] ?? '', theme[back] ?? '')

    it.each(pairsOf(TEXT_ON))('$front can be read on $back', ({ front, back }) => {
      expect(measured(front, back)).toBeGreaterThanOrEqual(ENOUGH_FOR_TEXT)
    })

    it.each(pairsOf(SHAPE_ON))('$front can be made out on $back', ({ front, back }) => {
      expect(measured(front, back)).toBeGreaterThanOrEqual(ENOUGH_FOR_SHAPES)
    })

    it('has no text colour that nobody checks', () => {
      const texts = Object.keys(theme).filter((key) => /^(text|on-)/.test(key) && key !== 'on-photo')
      expect(texts.filter((key) => !(key in TEXT_ON))).toEqual([])
    })
  })
})
