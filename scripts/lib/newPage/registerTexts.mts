import { registrationOf, registrationPath, SOURCE, sourceOf } from '../textRegistration.mts'
import type { Texts } from './page.mts'
import { replaceOnce, type Files, type Project } from './project.mts'

const LOCALES = ['zh-Hans', 'en'] as const

const fileOf = (locale: (typeof LOCALES)[number], catalogue: string) => `src/i18n/${locale}/${catalogue}.ts`

/** Adds texts to a catalogue in both languages; a new catalogue is created as one of a sub-package. */
export function registerTexts(project: Project, catalogue: string, texts: Texts): Files {
  if (!project.has(fileOf('zh-Hans', catalogue))) return newCatalogue(project, catalogue, texts)
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const file = fileOf(locale, catalogue)
      return [file, Object.entries(texts[locale]).reduce(addText, project.read(file))]
    }),
  )
}

/** The import that a page needs for its texts; empty if they're in the main package. */
export function textsImport(project: Project, catalogue: string): string {
  const isInMainPackage =
    project.has(fileOf('zh-Hans', catalogue)) && !project.has(registrationPath(catalogue))
  return isInMainPackage ? '' : `import '@/i18n/packages/${catalogue}'\n`
}

function addText(catalogue: string, [key, text]: readonly [string, string]): string {
  const entry = entryOf(key, text)
  const sameKind = new RegExp(`([\\s\\S]*\\n {2}['"]${key.split('.')[0]}\\.[^'"]*['"]:\\s+['"][^\\n]*\\n)`)
  const end = /([\s\S]*\n)(?=\}\s*(?:as const)?\s*$)/
  const place = sameKind.test(catalogue) ? sameKind : end
  return replaceOnce(
    catalogue,
    place,
    `$1${entry.replaceAll('$', '$$$$')}`,
    `${entry.trim()} to the catalogue`,
  )
}

function entryOf(key: string, text: string): string {
  return `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`
}

function newCatalogue(project: Project, name: string, texts: Texts): Files {
  const [zh, en] = LOCALES.map((locale) =>
    Object.entries(texts[locale])
      .map(([key, text]) => entryOf(key, text))
      .join(''),
  )
  return {
    [fileOf('zh-Hans', name)]: `export const ${name} = {\n${zh}} as const\n`,
    [fileOf('en', name)]: `import type { ${name} as source } from '../zh-Hans/${name}'

export const ${name}: Record<keyof typeof source, string> = {\n${en}}\n`,
    [registrationPath(name)]: registrationOf(name),
    [SOURCE]: sourceOf([...registered(project.read(SOURCE)), name].sort()),
  }
}

/** Names of the existing sub-package catalogues. */
function registered(source: string): readonly string[] {
  return [...source.matchAll(/'\.\/zh-Hans\/(\w+)'/g)].map(([, name = '']) => name)
}
