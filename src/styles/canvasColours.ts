/** The light theme's tokens, for drawing on a canvas, which can't read custom properties. */
export const CANVAS_COLOURS = {
  surface: '#fff',
  text: '#0f172a',
  textSecondary: '#475569',
  brand: '#1f5eff',
  brandDeep: '#1746c4',
  onBrand: '#fff',
  onBrandSecondary: '#f0f5ff',
  accentOnBrand: '#ffc68a',
} as const

/** For a slider over a photo. */
export const PHOTO_COLOURS = { line: '#fff', rest: 'rgba(255, 255, 255, 0.4)' } as const
