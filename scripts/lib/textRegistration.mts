const HEADER = '// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.\n'
/** Folder of the registrations. */
export const REGISTRATIONS = 'src/i18n/packages'

/** Registers the texts of the first load. */
export const MAIN_REGISTRATION = `${REGISTRATIONS}/main.ts`
/** Defines the type of all texts. */
export const SOURCE = 'src/i18n/source.ts'

/** File that registers one catalogue; a page imports it for its texts. */
export const registrationPath = (catalogue: string): string => `${REGISTRATIONS}/${catalogue}.ts`

export const registrationOf = (catalogue: string): string =>
  registration(
    `import { ${catalogue} as en } from '../en/${catalogue}'`,
    `import { ${catalogue} as zhHans } from '../zh-Hans/${catalogue}'`,
  )

export const mainRegistration = (): string =>
  registration("import { en } from '../en'", "import { zhHans } from '../zh-Hans'")

/** @param catalogues names of the sub-packages' catalogues, sorted */
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
