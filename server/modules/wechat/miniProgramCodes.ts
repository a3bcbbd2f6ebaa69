import type { WechatProvider } from './provider/WechatProvider.ts'

/** Number of codes kept in memory; each is about 60 kB. */
const MAX_REMEMBERED = 100

export interface MiniProgramCodes {
  /**
   * The mini program's code for a page and a scene. WeChat draws each once, and they never change.
   *
   * @returns a data URL; null if there's no mini program
   * @throws ApiProblem 502 WechatFailed
   * @throws ApiProblem 503 WechatUnavailable
   */
  of(page: string, scene: string): Promise<string | null>
}

export function createMiniProgramCodes(provider: Pick<WechatProvider, 'miniProgramCode'>): MiniProgramCodes {
  const remembered = new Map<string, Promise<string | null>>()

  return {
    of: (page, scene) => {
      const key = `${page}?${scene}`
      const known = remembered.get(key)
      if (known) return known
      const code = provider.miniProgramCode(page, scene)
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(key, code)
      code.catch(() => remembered.delete(key))
      return code
    },
  }
}
