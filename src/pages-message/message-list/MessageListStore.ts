import { makeAutoObservable, observable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { unreadOf, type Message, type MessageKind, type UnreadMessages } from '@/model/message/message'
import { messageApi } from '@/stores/areas/messageApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** Rows differ in height, so all stay mounted. Larger pages mean fewer updates of the whole list. */
const PAGE_SIZE = 20

/** The customer's messages by kind, and which of them are unread. */
export class MessageListStore {
  readonly list: ListStore<Message, MessageKind>
  /** IDs of messages that were loaded as unread and marked as read since. */
  private readonly marked = observable.set<string>()

  constructor(
    private readonly stores: Stores,
    kind: MessageKind | null,
  ) {
    this.list = new ListStore<Message, MessageKind>(stores, {
      tab: kind,
      pageSize: PAGE_SIZE,
      fetch: (query, tab) => this.api.list({ ...query, ...(tab !== null && { kind: tab }) }),
    })
    makeAutoObservable<this, 'stores' | 'marked' | 'api'>(
      this,
      { list: false, stores: false, marked: false, api: false },
      { autoBind: true },
    )
  }

  isUnread({ id, isRead }: Message): boolean {
    return !isRead && !this.marked.has(id)
  }

  /** Whether the server has said how many are unread. */
  get hasCounts(): boolean {
    return this.stores.unread.value !== null
  }

  /** @param kind null for all */
  unreadCount(kind: MessageKind | null): number {
    return unreadOf(this.stores.unread.value, kind)
  }

  async reload(): Promise<void> {
    await this.readWith(this.list.reload)
  }

  async refreshVisible(): Promise<void> {
    await this.readWith(this.list.refreshVisible)
  }

  /** Shows a message as read at once, and as unread again if the request fails. */
  async read(message: Message): Promise<void> {
    if (!this.isUnread(message)) return
    this.marked.add(message.id)
    const expected = this.unreadCount(null) - 1
    try {
      await this.change(() => this.api.read(message.id))
      const hasMissedSome = this.unreadCount(null) !== expected
      if (hasMissedSome) void this.list.refreshVisible()
    } catch (error) {
      if (!isApiError(error)) throw error
      runInAction(() => this.marked.delete(message.id))
      await this.stores.unread.reload()
    }
  }

  /** Marks all messages under the chosen tab as read. */
  async readAll(): Promise<void> {
    const { items } = this.list.rows
    await this.change(() => this.api.readAll(this.list.tab))
    runInAction(() => items.forEach(({ id }) => this.marked.add(id)))
    // The server has also marked any that came after the list was read; they must not go unseen.
    void this.list.refreshVisible()
  }

  private get api() {
    return messageApi(this.stores.api)
  }

  private async readWith(readRows: () => Promise<void>): Promise<void> {
    const { session, unread } = this.stores
    await Promise.all(session.isSignedIn ? [readRows(), unread.reload()] : [readRows()])
  }

  private async change(request: () => Promise<UnreadMessages>): Promise<void> {
    const { session, unread } = this.stores
    const { sessionCount } = session
    const counts = await request()
    if (sessionCount === session.sessionCount) unread.set(counts)
  }
}
