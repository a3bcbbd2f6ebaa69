import { LOCALES, type Locale } from '@/model/enumerations/session'

import type { Messages } from './types'

export type Catalogue = Partial<Messages>

export const catalogues: Record<Locale, Catalogue> = { 'zh-Hans': {}, en: {} }

/** Adds texts to those that are there; who says what a sub-package brings imports it from `packages/`. */
export function addTexts(more: Readonly<Partial<Record<Locale, Catalogue>>>): void {
  for (const locale of LOCALES) Object.assign(catalogues[locale], more[locale])
}
