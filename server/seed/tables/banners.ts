import { Type } from 'typebox'

import { LinkType } from '../../contracts/enumerations.ts'
import { closed } from '../../contracts/schema.ts'
import { pictureUrl } from '../pictures.ts'
import { Id, nameIn, Sentence, Words } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'

import type { pageContentItems } from '../../db/schema/index.ts'

const Banner = closed({ id: Id, displayTitle: Words, linkType: nameIn(LinkType), linkSourceValue: Sentence })

/** The home page's banners; each has a picture `banner-<id>`. */
export function bannerRows(): (typeof pageContentItems.$inferInsert)[] {
  return readTable('content/banners.json', Type.Array(Banner)).map(({ id, ...banner }, displayOrder) => ({
    ...banner,
    id: `home-banner-${id}`,
    pageName: 'HOME',
    pageContentName: 'BANNER',
    image: pictureUrl(`banner-${id}`),
    linkType: LinkType[banner.linkType],
    displayOrder,
  }))
}
