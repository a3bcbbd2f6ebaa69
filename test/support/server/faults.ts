import type { App } from '../../../server/http.ts'

/** What goes wrong with the next requests of a path. */
export interface FaultRule {
  /** The path of a request, without its query. */
  readonly path: string
  /** Requests of any method without it. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Answered instead of the route, as a server error would be. */
  readonly status?: number
  /** How many requests it hits; one without it. */
  readonly times?: number
  /** Cuts the connection without an answer. */
  readonly drop?: boolean
  /** Holds the request back until this settles; without a status it then goes on normally. */
  readonly delayUntil?: Promise<void>
}

/** Faults in front of the routes, in the order in which they were asked for. */
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
