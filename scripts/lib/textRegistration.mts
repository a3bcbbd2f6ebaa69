const HEADER = '// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.\n'
/** Where the registrations are. */
export const REGISTRATIONS = 'src/i18n/packages'

/** What every page can say, in one file. */
export const MAIN_REGISTRATION = `${REGISTRATIONS}/main.ts`
/** The type of all texts. */
export const SOURCE = 'src/i18n/source.ts'

/** The file that registers one catalogue: pages import it for their texts. */
export const registrationPath = (catalogue: string): string => `${REGISTRATIONS}/${catalogue}.ts`

export const registrationOf = (catalogue: string): string =>
  registration(
    `import { ${catalogue} as en } from '../en/${catalogue}'`,
    `import { ${catalogue} as zhHans } from '../zh-Hans/${catalogue}'`,
  )

export const mainRegistration = (): string =>
  registration("import { en } from '../en'", "import { zhHans } from '../zh-Hans'")

/** @param catalogues all but those of the main package, sorted */
export function sourceOf(catalogues: readonly string[]): string {
  const imports = catalogues.map((name) => `import type { ${name} } from './zh-Hans/${name}'\n`).join('')
  const types = catalogues.map((name) => ` &\n  typeof ${name}`).join('')
  return `${HEADER}${imports}import type { zhHans } from './zh-Hans'

/** Every text, by its key. */
export type Source = typeof zhHans${types}
`
}

function registration(en: string, zhHans: string): string {
  return `${HEADER}import { addTexts } from '../catalogues'
${en}
${zhHans}

addTexts({ 'zh-Hans': zhHans, en })
`
}
