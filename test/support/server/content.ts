import { accepted, type Page } from './apiClient.ts'
import { useServer } from './useServer.ts'

export const CONTENT = '/api/f/content-management'
export const LANGUAGES = ['zh-Hans', 'en'] as const

export const ids = (page: Page<{ readonly id: string }>): string[] => page.items.map(({ id }) => id)

/** A server, and requests for its content; paths are relative to content management. */
export function useContent() {
  const context = useServer()

  async function get<T>(path: string, language = 'en'): Promise<T> {
    return accepted(await context.api.with({ language }).get<T>(CONTENT + path))
  }

  async function post<T>(path: string, body: object, language = 'en'): Promise<T> {
    return accepted(await context.api.with({ language }).post<T>(CONTENT + path, body))
  }

  async function isServed(path: string): Promise<boolean> {
    const answer = await fetch(context.server.url + path)
    return answer.status === 200 && answer.headers.get('content-type') === 'image/webp'
  }

  return { context, get, post, isServed }
}
