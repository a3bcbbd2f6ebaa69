import type { App } from '../../../server/base/http/app.ts'

/** A fault to inject into the next requests for a path. */
export interface FaultRule {
  /** Request path without its query. */
  readonly path: string
  /** Any method when omitted. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Error status to return instead of running the route. */
  readonly status?: number
  /** Number of requests it affects; 1 when omitted. */
  readonly times?: number
  /** Cuts the connection without a response. */
  readonly drop?: boolean
  /** Delays the request until this settles; without a status it then continues normally. */
  readonly delayUntil?: Promise<void>
}

/** Injects faults before the routes, in the order they were added. */
export class Faults {
  private readonly waiting: { rule: FaultRule; left: number }[] = []

  add(rule: FaultRule): void {
    this.waiting.push({ rule, left: rule.times ?? 1 })
  }

  register(app: App): void {
    app.addHook('onRequest', async (request, reply) => {
      const rule = this.take(request.method, request.url.split('?')[0] ?? '')
      if (!rule) return
      await rule.delayUntil
      if (rule.drop) {
        reply.hijack()
        request.raw.socket.destroy()
      } else if (rule.status !== undefined) {
        const error = {
          code: 'InjectedFault',
          message: `fault ${rule.status}`,
          details: null,
          validationErrors: [],
        }
        await reply.code(rule.status).send({ error })
      }
    })
  }

  private take(method: string, path: string): FaultRule | undefined {
    const index = this.waiting.findIndex(
      ({ rule }) => rule.path === path && (rule.method === undefined || rule.method === method),
    )
    const found = this.waiting[index]
    if (!found) return undefined
    found.left -= 1
    if (found.left === 0) this.waiting.splice(index, 1)
    return found.rule
  }
}
