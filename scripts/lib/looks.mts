/** A combination of language, theme and viewport. */
export interface Look {
  readonly name: string
  readonly locale: 'zh-Hans' | 'en'
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly isPhone: boolean
}

const LOCALES = ['zh-Hans', 'en'] as const
const COLOR_SCHEMES = ['light', 'dark'] as const
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

export const looks: readonly Look[] = VIEWPORTS.flatMap((viewport) =>
  COLOR_SCHEMES.flatMap((colorScheme) =>
    LOCALES.map((locale) => ({
      name: `${viewport.width}x${viewport.height}-${colorScheme}-${locale}`,
      locale,
      colorScheme,
      viewport,
      isPhone: viewport.width < 600,
    })),
  ),
)
