import { makeAutoObservable, reaction } from 'mobx'

import type { Draft } from './Draft'
import type { SessionStore } from '../session/SessionStore'

interface Options<Contents> {
  readonly session: Pick<SessionStore, 'ownerId'>
  readonly draft: Draft<Contents>
  /** What to store: null removes the draft, undefined leaves it as it is. */
  readonly contents: () => Contents | null | undefined
  /** Shows the owner's draft, or null if they have none. */
  readonly restore: (stored: Contents | null, ownerId: string) => void
  /** Clears the screen: another customer has signed in. */
  readonly leave: () => void
  /** Whether a draft can be restored yet; if not, call `restore()` once it can. */
  readonly isReady: () => boolean
}

/**
 * Stores a form's draft under its owner's ID and restores it for nobody else. The end of a session leaves the
 * screen as it is; it is cleared only if somebody else signs in next.
 */
export class OwnedDraft<Contents> {
  /** Whether the form on screen comes from the draft. */
  isRestored = false
  /** Whether the device had no room for what was entered last. */
  isUnkept = false

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
    const stored = draft.read(this.ownerId)
    this.isRestored = stored !== null
    restore(stored, this.ownerId)
  }

  /** Removes the draft after submitting or starting over. */
  discard(): void {
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
    else this.isUnkept = !this.options.draft.write(this.ownerId, contents)
  }
}
