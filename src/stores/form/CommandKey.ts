import { newIdempotencyKey } from '@/model/call/idempotencyKey'

/**
 * The idempotency key of a command. Retrying the same request reuses the key, so the server executes it once;
 * a changed request gets a new key.
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

  /** Call once the request is accepted: sending it again is a new command. */
  renew(): void {
    this.key = null
  }
}
