import { LOCALES, type Locale } from '@/model/enumerations/session'

import type { Messages } from './types'

export type Catalogue = Partial<Messages>

export const catalogues: Record<Locale, Catalogue> = { 'zh-Hans': {}, en: {} }

/** Adds texts to the catalogues. Code that uses a sub-package's texts imports them from `packages/`. */
export function addTexts(more: Readonly<Partial<Record<Locale, Catalogue>>>): void {
  for (const locale of LOCALES) Object.assign(catalogues[locale], more[locale])
}
