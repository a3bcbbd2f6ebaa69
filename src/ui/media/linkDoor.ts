import type { ContentLink } from '@/model/content/contentLink'

/** Opens what a link leads to; null if it leads nowhere in this app. */
export type LinkDoor = (link: ContentLink) => (() => Promise<void>) | null
