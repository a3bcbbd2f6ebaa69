import { LinkType } from '@/model/enumerations/content'
import type { ContentLink } from '@/model/content/contentLink'

import { openPage, openUrl } from './navigate'
import { isTab, PATHS, routeOf } from './routes'

type Door = (() => Promise<void>) | null

const DOORS: Readonly<Record<LinkType, (value: string) => Door>> = {
  [LinkType.NONE]: () => null,
  [LinkType.PAGE]: pageDoor,
  [LinkType.EXTERNAL_LINK]: (url) => () => openPage('webView', { url }),
  [LinkType.ARTICLE_CATEGORY]: (categoryId) => () => openPage('articleList', { categoryId }),
  [LinkType.ARTICLE]: (id) => () => openPage('articleDetail', { id }),
  [LinkType.ANNOUNCE]: (id) => () => openPage('announceDetail', { id }),
}

function pageDoor(url: string): Door {
  const name = routeOf(url)
  // WeChat opens a tab without parameters only.
  return name === null ? null : () => openUrl(isTab(name) ? PATHS[name] : url)
}

/** Opens what a banner or a text links to; null if it leads nowhere in this app. */
export function contentLinkDoor({ linkType, linkSourceValue }: ContentLink): Door {
  const isKnown = linkType in DOORS // a newer server may have more types
  return linkSourceValue === null || !isKnown ? null : DOORS[linkType](linkSourceValue)
}
