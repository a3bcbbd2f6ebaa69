import { newIdempotencyKey } from '@/model/call/idempotencyKey'

/**
 * The idempotency key of one command. A retry of the same request carries the same key, so that the
 * server carries it out once however often it is sent; a changed or accepted one gets a new key.
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

  /** The command was answered: the same words again are a new command. */
  renew(): void {
    this.key = null
  }
}
