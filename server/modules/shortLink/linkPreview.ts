import { ApiProblem } from '../../base/http/problem.ts'
import { PICTURES_PATH } from '../../contracts/publicPaths.ts'
import { APP_NAME } from '../../texts/brand.ts'
import { text } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ContentService } from '../content/index.ts'
import type { StoreService } from '../store/index.ts'

/** What a chat shows of a link. */
export interface LinkPreview {
  readonly title: string
  readonly summary: string
  /** A path from the root. */
  readonly picture: string
}

export interface LinkPreviews {
  /** What a page's product, article or announcement is about; of any other page, what the app is. */
  of(path: string, language: Language): Promise<LinkPreview>
}

/** Bots that ask what to show of a link. They run no script, and never send what follows a `#`. */
const CRAWLERS =
  /facebookexternalhit|twitterbot|whatsapp|telegrambot|slackbot|discordbot|linkedinbot|skypeuripreview|kakaotalk-scrap|line-poker|pinterestbot|redditbot/i

export function isCrawler(userAgent: string | undefined): boolean {
  return CRAWLERS.test(userAgent ?? '')
}

export function createLinkPreviews(store: StoreService, content: ContentService): LinkPreviews {
  const subjects: Readonly<Record<string, (id: string, language: Language) => Promise<Subject>>> = {
    '/pages-store/store/product/product': async (id, language) => {
      const { displayName, ...product } = await store.getProduct(id, language)
      return { ...product, displayTitle: displayName }
    },
    '/pages/article/detail/detail': (id, language) => content.getArticle(id, language),
    '/pages/announce/detail/detail': (id, language) => content.getAnnounce(id, language),
  }

  return {
    of: async (path, language) => {
      const [page = '', query] = path.split('?')
      const id = new URLSearchParams(query).get('id')
      const app: LinkPreview = {
        title: APP_NAME[language],
        summary: text(language, 'linkPreview.summary'),
        picture: `${PICTURES_PATH}share-card.png`,
      }
      const read = subjects[page]
      if (!read || id === null) return app
      try {
        const { displayTitle, summary, shareImage } = await read(id, language)
        return { title: displayTitle, summary: summary || app.summary, picture: shareImage ?? app.picture }
      } catch (error) {
        if (error instanceof ApiProblem) return app
        throw error
      }
    },
  }
}

interface Subject {
  readonly displayTitle: string
  readonly summary: string
  readonly shareImage: string | null
}

/** A document for crawlers, with the tags that they read. */
export function previewDocument(preview: LinkPreview, origin: string, language: Language): string {
  const { title, summary, picture } = preview
  const tags = Object.entries({
    'og:type': 'website',
    'og:site_name': APP_NAME[language],
    'og:title': title,
    'og:description': summary,
    'og:image': new URL(picture, origin).href,
    'twitter:card': 'summary_large_image',
  })
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    ...tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
    '</head></html>',
  ].join('\n')
}

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
