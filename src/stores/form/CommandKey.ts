import { newIdempotencyKey } from '@/model/call/idempotencyKey'

/**
 * The idempotency key of a command. A retry of the same request has the same key, so that the server carries it out
 * once; a changed request gets a new one.
 */
export class CommandKey {
  private key: string | null = null
  private request = ''

  for(body: object): string {
    const request = JSON.stringify(body)
    if (this.key === null || this.request !== request) {
      this.key = newIdempotencyKey()
      this.request = request
    }
    return this.key
  }

  /** The request was accepted: sent again, it is a new command. */
  renew(): void {
    this.key = null
  }
}
