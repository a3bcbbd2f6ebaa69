import { makeAutoObservable, reaction } from 'mobx'

import type { Draft } from './Draft'
import type { SessionStore } from '../session/SessionStore'

interface Options<Contents> {
  readonly session: Pick<SessionStore, 'ownerId'>
  readonly draft: Draft<Contents>
  /** What there is to keep now: null for nothing, undefined while that cannot be said. */
  readonly contents: () => Contents | null | undefined
  /** Takes over what its owner left here, if anything. */
  readonly restore: (kept: Contents | null, ownerId: string) => void
  /** Lets go of what is on screen: it belongs to somebody else than who is here now. */
  readonly leave: () => void
  /** Whether a draft can be taken over yet; always without. `restore()` is to be called once it can. */
  readonly isReady?: () => boolean
}

/**
 * Keeps what is on a form under its owner's id, brings it back to them, and to nobody else. A session that ends
 * changes nothing: whose words these are is decided when somebody is there again. Page stores hold it as a field,
 * call `follow` once they are set up, and `dispose` when their page is closed.
 */
export class OwnedDraft<Contents> {
  /** Whether what is on screen was typed before, and kept. */
  isRestored = false

  private ownerId: string | null = null
  private readonly reactions: (() => void)[] = []

  constructor(private readonly options: Options<Contents>) {
    makeAutoObservable<this, 'options' | 'ownerId' | 'reactions'>(
      this,
      { options: false, ownerId: false, reactions: false },
      { autoBind: true },
    )
  }

  follow(): void {
    const { session, contents } = this.options
    this.reactions.push(
      reaction(() => session.ownerId, this.settle, { fireImmediately: true }),
      reaction(contents, this.keep),
    )
  }

  /** Takes over the owner's draft, as far as it is known who that is. */
  restore(): void {
    const { draft, restore } = this.options
    if (this.ownerId === null) return
    const kept = draft.read(this.ownerId)
    this.isRestored = kept !== null
    restore(kept, this.ownerId)
  }

  /** It was submitted, or is not wanted: nothing of it is kept, and what follows is new. */
  forget(): void {
    this.isRestored = false
    if (this.ownerId !== null) this.options.draft.remove(this.ownerId)
  }

  dispose(): void {
    for (const stop of this.reactions.splice(0)) stop()
  }

  private settle(ownerId: string | null): void {
    if (ownerId === null || ownerId === this.ownerId) return
    const { leave, isReady } = this.options
    if (this.ownerId !== null) {
      this.isRestored = false
      // Nothing of it is written under the new owner's id: there is none while it goes.
      this.ownerId = null
      leave()
    }
    this.ownerId = ownerId
    if (isReady?.() ?? true) this.restore()
  }

  private keep(contents: Contents | null | undefined): void {
    if (this.ownerId === null || contents === undefined) return
    if (contents === null) this.options.draft.remove(this.ownerId)
    else this.options.draft.write(this.ownerId, contents)
  }
}
