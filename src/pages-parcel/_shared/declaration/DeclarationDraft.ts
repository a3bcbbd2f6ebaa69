import { isTextArray } from '@/model/format/isTextArray'
import { isKeptPhotos, type KeptPhotos } from '@/stores/form/PhotoUploads'

import { isDeclarationValues, type DeclarationValues } from './DeclarationForm'

/** All of a declaration: what was typed and chosen, and where the server keeps its photos. */
export interface DeclarationContents {
  readonly values: DeclarationValues
  readonly images: readonly string[]
}

/** What is kept of a declaration that was begun. */
export interface DeclarationDraft extends DeclarationContents, KeptPhotos {
  /** Of a declared parcel: what it was when the changes began. */
  readonly base: (DeclarationContents & { readonly version: number }) | null
}

/** Whether a stored value is a draft that this version can read. */
export function isDeclarationDraft(value: unknown): value is DeclarationDraft {
  if (!isContents(value)) return false
  const { base } = value as { base?: unknown }
  return isKeptPhotos(value) && (base === null || isBase(base))
}

function isBase(value: unknown): boolean {
  return isContents(value) && typeof (value as { version?: unknown }).version === 'number'
}

function isContents(value: unknown): value is DeclarationContents {
  if (typeof value !== 'object' || value === null) return false
  const { values, images } = value as { values?: unknown; images?: unknown }
  return isDeclarationValues(values) && isTextArray(images)
}
