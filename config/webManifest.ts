import theme from '../src/theme.json'
import { appName } from './appName'

/** Adds the app's names and colours to `src/manifest.json`. The document names the colour of a dark theme itself. */
export function webManifest(json: Buffer): string {
  return JSON.stringify({
    name: `${appName['zh-Hans']} ${appName.en}`,
    short_name: appName['zh-Hans'],
    name_localized: { en: appName.en },
    short_name_localized: { en: appName.en },
    theme_color: theme.light.surface,
    background_color: theme.light.background,
    ...(JSON.parse(String(json)) as object),
  })
}
