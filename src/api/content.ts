import type { ContentBlock, ContentPage } from '@/model/content'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject } from './wire'

const BASE = '/api/f/content-management'

/** What the tenant tells its customers. */
export function createContentApi(http: Http) {
  return {
    /** @param key `terms`, `privacy`, `about` or `licences` */
    async getPage(key: string): Promise<ContentPage> {
      return readObject(await http.get(`${BASE}/page/${encodeURIComponent(key)}`), readContentPage)
    },
  }
}

function readContentPage(dto: Dto<'ContentPage'>): ContentPage {
  const { key, displayTitle, updatedTime, content } = dto
  return { key, displayTitle, updatedTime: readDate(updatedTime), content: readBlocks(content) }
}

const KNOWN: readonly string[] = ['heading', 'paragraph', 'list', 'image', 'notice']

/** A kind of block that a newer server has and this app cannot show is left out. */
function readBlocks(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  return blocks.filter(({ type }) => KNOWN.includes(type))
}
