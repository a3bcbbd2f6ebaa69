import type { LinkType } from '@/model/enumerations/content'

/** Where a banner or a text leads. */
export interface ContentLink {
  readonly linkType: LinkType
  /** URL of a page, an address, or an ID, depending on the type; null if it leads nowhere. */
  readonly linkSourceValue: string | null
}
