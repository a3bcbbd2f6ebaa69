import { makeAutoObservable } from 'mobx'

import type { UnreadMessagesApi } from '@/api/unreadMessages'

import { Resource } from '../Resource'

/** How many messages are unread, for badges. It is reset when a session begins or ends. */
export class UnreadStore {
  readonly messages = new Resource(() => this.api().count())

  constructor(private readonly api: () => UnreadMessagesApi) {
    makeAutoObservable<this, 'api'>(this, { messages: false, api: false }, { autoBind: true })
  }

  get count(): number {
    return this.messages.value?.count ?? 0
  }

  /** Reads the counts again, once for pages that ask at the same time. */
  async reload(): Promise<void> {
    if (!this.messages.isLoading) await this.messages.reload()
  }

  reset(): void {
    this.messages.clear()
  }
}
