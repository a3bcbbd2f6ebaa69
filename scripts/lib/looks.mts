type Locale = 'zh-Hans' | 'en'
type Theme = 'light' | 'dark'

/** A combination of language, theme and viewport. */
export interface Look {
  readonly name: string
  readonly locale: Locale
  /** The device's. */
  readonly theme: Theme
  /** The theme chosen in the app, if the app doesn't follow the device. */
  readonly chosenTheme?: Theme
  readonly viewport: { readonly width: number; readonly height: number }
  readonly isPhone: boolean
}

const PHONE = [390, 844] as const
const DESKTOP = [1280, 800] as const

function look(
  [width, height]: readonly [number, number],
  theme: Theme,
  locale: Locale,
  chosenTheme?: Theme,
): Look {
  const themes = chosenTheme ? `${chosenTheme}-on-${theme}` : theme
  return {
    name: `${width}x${height}-${themes}-${locale}`,
    locale,
    theme,
    ...(chosenTheme && { chosenTheme }),
    viewport: { width, height },
    isPhone: width < 600,
  }
}

/** The looks that every screen is captured in. */
const looks: readonly Look[] = [PHONE, DESKTOP].flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['zh-Hans', 'en'] as const).map((locale) => look(size, theme, locale)),
  ),
)

/** More looks for the key screens: other widths, and a theme that isn't the device's. */
const moreLooks: readonly Look[] = [
  look([320, 640], 'light', 'en'),
  look([768, 1024], 'light', 'zh-Hans'),
  look([1024, 768], 'light', 'en'),
  look([1920, 1080], 'light', 'zh-Hans'),
  look(PHONE, 'light', 'zh-Hans', 'dark'),
  look(PHONE, 'dark', 'en', 'light'),
]

const KEY_SCREENS: readonly string[] = [
  'home',
  'home-signed-out',
  'mine',
  'parcel-list',
  'parcel-detail',
  'submit-order',
  'warehouse-address',
  'store',
  'login',
]

export const allLooks: readonly Look[] = [...looks, ...moreLooks]

export const looksOf = (screen: string): readonly Look[] => (KEY_SCREENS.includes(screen) ? allLooks : looks)

/** The README's pictures: the file in `docs/screenshots`, the screen, its look, and the width of the file. */
export const README_PICTURES: readonly {
  readonly file: string
  readonly screen: string
  readonly look: Look
  readonly width: number
}[] = [
  { file: 'home-visitor-en', screen: 'home-signed-out', look: look(PHONE, 'light', 'en'), width: 585 },
  { file: 'home', screen: 'home', look: look(PHONE, 'light', 'zh-Hans'), width: 585 },
  {
    file: 'warehouse-address',
    screen: 'warehouse-address',
    look: look(PHONE, 'light', 'zh-Hans'),
    width: 585,
  },
  { file: 'parcel-detail-dark-en', screen: 'parcel-detail', look: look(PHONE, 'dark', 'en'), width: 585 },
  { file: 'parcel-list-wide-en', screen: 'parcel-list', look: look(DESKTOP, 'light', 'en'), width: 1280 },
]
