import type { ContactKind } from './identity'

/** Changes of contact that a link takes back. */
export interface ContactChange {
  readonly changedTime: Date
  readonly changes: readonly {
    readonly kind: ContactKind
    /** What it was changed to; masked, as `to`. */
    readonly from: string
    /** What it will be again; null: none. */
    readonly to: string | null
  }[]
}
