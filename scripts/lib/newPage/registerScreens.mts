import type { NewPage, Texts } from './page.mts'
import { replaceOnce, type Files, type Project } from './project.mts'

const SCREENSHOTS = 'scripts/screens.mts'
const BROWSER_ROUTES = 'test/e2e/support/routes.ts'
const LINKED_SCREENS = 'test/e2e/support/linkedScreens.ts'
const PLAIN_SCREENS = 'test/e2e/support/plainScreens.ts'
const WEAPP_PATHS = 'test/weapp/app/support/paths.ts'
const WEAPP_SCREENS = 'test/weapp/app/support/screens.ts'

export interface NewScreen {
  readonly page: NewPage
  readonly texts: Texts
  /** Key of a text that is visible once the content has loaded. */
  readonly shownKey: string
  /** What visitors see who aren't signed in; null if they see the content. */
  readonly signedOut: string | null
}

/** Adds the page to every list of screens: screenshots, browser tests and mini program tests. */
export function registerScreens({ read }: Project, screen: NewScreen): Files {
  const { routeName, pagePath, kebabName } = screen.page
  const routes = read(BROWSER_ROUTES)
  return {
    [SCREENSHOTS]: addLine(
      read(SCREENSHOTS),
      /(\n)(\]\s*)$/,
      `{ name: '${kebabName}', route: '/${pagePath}' },`,
      SCREENSHOTS,
    ),
    [BROWSER_ROUTES]: `${routes.trimEnd()}\nexport const ${constantOf(routeName)} = '/${pagePath}'\n`,
    ...addBrowserScreen(read, routes, screen),
    [WEAPP_PATHS]: addLine(
      read(WEAPP_PATHS),
      /(export const PAGES = \{[\s\S]*?\n)(\} as const)/,
      `${routeName}: '${pagePath}',`,
      WEAPP_PATHS,
    ),
    [WEAPP_SCREENS]: addLine(
      read(WEAPP_SCREENS),
      /(export const SIGNED_IN_SCREENS[^\n]*\n[\s\S]*?\n)(\])/,
      `{ name: '${kebabName.replaceAll('-', ' ')}', open: startAt(PAGES.${routeName}) },`,
      WEAPP_SCREENS,
    ),
  }
}

/** Inserts the screen next to the others of its package, or among the settings if it's the first. */
function addBrowserScreen(read: Project['read'], routes: string, screen: NewScreen): Files {
  const { page, texts, shownKey, signedOut } = screen
  const { file, after } = placeOf(page, read, routes)
  const title = `title.${page.routeName}`
  const entry = `{
    route: routes.${constantOf(page.routeName)},
    title: ${JSON.stringify(texts['zh-Hans'][title])},
    signedIn: ${JSON.stringify(texts['zh-Hans'][shownKey])},
    english: ${JSON.stringify(texts.en[shownKey])},
    ${signedOut === null ? '' : `signedOut: '${signedOut}',`}
  },`
  const screens = read(file)
  const rest = addLine(screens.slice(after), /^([\s\S]*?\n)(\s*\]\s*\n)/, entry, file)
  return { [file]: screens.slice(0, after) + rest }
}

/** After the last screen of the page's package. */
function placeOf({ pagePath }: NewPage, read: Project['read'], routes: string) {
  const [root = ''] = pagePath.split('/')
  const ofPackage = [...routes.matchAll(new RegExp(`const (\\w+) =\\s*'/${root}/`, 'g'))]
  for (const file of [PLAIN_SCREENS, LINKED_SCREENS]) {
    const screens = read(file)
    const places = ofPackage.map(([, constant]) => screens.search(new RegExp(`routes\\.${constant}\\b`)))
    const after = Math.max(...places)
    if (after >= 0) return { file, after }
  }
  return { file: PLAIN_SCREENS, after: read(PLAIN_SCREENS).indexOf('const settingScreens') }
}

function addLine(text: string, place: RegExp, line: string, file: string): string {
  return replaceOnce(text, place, `$1  ${line}\n$2`, `${line} to ${file}`)
}

function constantOf(routeName: string): string {
  return routeName.replace(/([A-Z])/g, '_$1').toUpperCase()
}
