import type { App } from '../base/http/app.ts'
import type { WechatService } from '../modules/wechat/index.ts'

/** Under these names a body holds what a customer wrote for others to read. */
export const WORDS: readonly string[] = [
  'content',
  'description',
  'messageToStaff',
  'note',
  'remarks',
  'review',
]

/**
 * Has WeChat look at what customers write, in every call alike: before the route begins its transaction, and before an
 * answer is kept under an idempotency key.
 */
export function customersWords(app: App, wechat: Pick<WechatService, 'checkText'>): void {
  app.addHook('preHandler', async ({ caller, body, routeOptions }) => {
    if (caller?.kind !== 'customer' || routeOptions.config.isBound) return
    const words = Object.fromEntries(wordsIn(body, []))
    if (Object.keys(words).length > 0) await wechat.checkText(caller.userId, words)
  })
}

type Words = readonly [member: string, text: string]

function wordsIn(value: unknown, path: readonly string[]): Words[] {
  if (typeof value === 'string') {
    return WORDS.includes(path.at(-1) ?? '') && value.trim() !== '' ? [[path.join('.'), value]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => wordsIn(inside, [...path, name]))
}
