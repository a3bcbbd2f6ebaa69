import { makeAutoObservable, reaction } from 'mobx'

import type { Draft } from './Draft'
import type { SessionStore } from '../session/SessionStore'

interface Options<Contents> {
  readonly session: Pick<SessionStore, 'ownerId'>
  readonly draft: Draft<Contents>
  /** What to keep: null for nothing, undefined to leave the draft as it is. */
  readonly contents: () => Contents | null | undefined
  /** Takes over the owner's draft, or null if they have none. */
  readonly restore: (kept: Contents | null, ownerId: string) => void
  /** Drops what is on screen: another customer is signed in now. */
  readonly leave: () => void
  /** Whether a draft can be taken over yet; if not, `restore()` is to be called once it can. */
  readonly isReady: () => boolean
}

/**
 * Keeps the draft of a form under its owner's id and restores it for nobody else. The end of a session changes nothing;
 * the next sign-in decides whether what is on screen stays.
 */
export class OwnedDraft<Contents> {
  /** Whether what is on screen comes from the draft. */
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

  restore(): void {
    const { draft, restore } = this.options
    if (this.ownerId === null) return
    const kept = draft.read(this.ownerId)
    this.isRestored = kept !== null
    restore(kept, this.ownerId)
  }

  /** Removes the draft: it was submitted or discarded. */
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
      leave()
    }
    this.ownerId = ownerId
    if (isReady()) this.restore()
  }

  private keep(contents: Contents | null | undefined): void {
    if (this.ownerId === null || contents === undefined) return
    if (contents === null) this.options.draft.remove(this.ownerId)
    else this.options.draft.write(this.ownerId, contents)
  }
}
