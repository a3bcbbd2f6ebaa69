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
