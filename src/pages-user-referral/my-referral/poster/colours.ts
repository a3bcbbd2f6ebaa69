/* eslint-disable no-restricted-syntax -- a canvas knows no custom properties; these are the light theme's tokens */

/** The same in both themes: a poster is seen outside the app. */
export const COLOURS = {
  brand: '#1f5eff',
  deep: '#1746c4',
  onBrand: '#ffffff',
  onBrandSecondary: '#f0f5ff',
  accent: '#ffc68a',
  panel: '#ffffff',
  text: '#0f172a',
  secondary: '#475569',
  module: '#000000',
} as const
