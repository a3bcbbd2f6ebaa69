import { makeAutoObservable } from 'mobx'

import type { TodoApi } from '@/api/todo'
import { openTodos, type Todo } from '@/model/content/todo'

import { Resource } from '../Resource'

/** What waits for the customer. Home and Mine show it; it is reset when a session begins or ends. */
export class TodoStore {
  readonly summary = new Resource(() => this.api().getSummary())

  constructor(private readonly api: () => TodoApi) {
    makeAutoObservable<this, 'api'>(this, { summary: false, api: false })
  }

  /** What can be dealt with in the app, worst first. */
  get items(): readonly Todo[] {
    return this.summary.value ? openTodos(this.summary.value) : []
  }

  reset(): void {
    this.summary.clear()
  }
}
