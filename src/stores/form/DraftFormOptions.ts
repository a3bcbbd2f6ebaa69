import type { FieldProblems } from '@/model/validation/FieldProblem'

import type { FieldAliases, FieldOf } from './Form'
import type { StoredPhotos } from './PhotoUploads'

/** A form as stored on the device. */
export type StoredForm<Values, Extra extends object = object> = StoredPhotos & {
  readonly values: Values
} & Extra

/** What distinguishes one draft form from another. */
export interface DraftFormOptions<Values extends object, Extra extends object> {
  /** The draft's name, unique per form and subject (the record that the form edits or is about). */
  readonly name: string
  /** The empty form, with its fields in page order. */
  readonly empty: Values
  readonly validate?: (values: Values) => FieldProblems<FieldOf<Values>>
  readonly aliases?: FieldAliases<Values>
  readonly isPhotoRequired?: boolean
  /** True for a form that edits a record: it starts with `begin`, once the record has been read. */
  readonly needsRecord?: boolean
  /** Strips the values that the page fills in by itself; they alone aren't worth a draft. */
  readonly withoutPrefill?: (values: Values) => object
  /** Picks the values that may be stored on the device; all by default. */
  readonly toStored?: (values: Values) => Partial<Values>
  /** Whether stored values can be restored; fields they lack start empty. `fitsShapeOf` by default. */
  readonly isValues?: (value: unknown) => boolean
  /** Data stored in addition to values and photos. */
  readonly extra?: {
    readonly contents: () => Extra
    readonly isValid: (stored: Partial<Record<keyof Extra, unknown>>) => boolean
    readonly isUntouched?: () => boolean
  }
  /** While true, the stored draft is left as it is. */
  readonly isFrozen?: () => boolean
  /** Called when the form starts, with the restored draft or null. */
  readonly onStart?: (stored: StoredForm<Values, Extra> | null) => void
  /** Called when another customer has signed in, to clear the rest of the page. */
  readonly onLeave?: () => void
}
