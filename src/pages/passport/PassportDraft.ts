import { reaction } from 'mobx'

import { isCodeTarget, isUsername } from '@/model/validation/rules'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'
import type { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

interface Typed {
  readonly usernameOrEmail: string
  /** Mobile number or email address that receives a code. */
  readonly target: string
  readonly username: string
  /** Sign-up code; codes for other purposes are never stored. */
  readonly registerCode: string
}

interface StoredDraft {
  readonly typed: Typed
  readonly keptAtMs: number
}

const NOTHING: Typed = { usernameOrEmail: '', target: '', username: '', registerCode: '' }

const STORAGE_KEY = 'passportDraft'

/** Long enough for a reload or a look into the mailbox, short enough for a shared device. */
const MAX_AGE_MS = 3_600_000

/**
 * Text entered on the passport pages, stored for the next of these pages and for a reload. Never holds a
 * password; cleared when a session begins.
 */
export class PassportDraft {
  private typed: Typed

  constructor(
    private readonly session: Pick<Stores['session'], 'sessionCount' | 'isSignedIn'>,
    private readonly now: () => number = Date.now,
  ) {
    this.typed = session.isSignedIn ? NOTHING : this.readTyped()
    reaction(() => this.session.sessionCount, this.forget)
  }

  get usernameOrEmail(): string {
    const { usernameOrEmail, target, username } = this.typed
    return usernameOrEmail || (isCodeTarget(target.trim()) ? target : username)
  }

  get target(): string {
    const { usernameOrEmail, target } = this.typed
    return target || (isCodeTarget(usernameOrEmail.trim()) ? usernameOrEmail : '')
  }

  get username(): string {
    const { usernameOrEmail, username } = this.typed
    return username || (isUsername(usernameOrEmail.trim()) ? usernameOrEmail : '')
  }

  get registerCode(): string {
    return this.typed.registerCode
  }

  take(typed: Partial<Typed>): void {
    this.typed = { ...this.typed, ...typed }
    const stored: StoredDraft = { typed: this.typed, keptAtMs: this.now() }
    writeStored(STORAGE_KEY, stored)
  }

  /** Keeps the draft in sync with a form from now on. */
  follow<Values extends object>(form: Form<Values>, typedIn: (values: Values) => Partial<Typed>): void {
    reaction(
      () => form.values,
      (values) => this.take(typedIn(values)),
    )
  }

  private readonly forget = (): void => {
    this.typed = NOTHING
    removeStored(STORAGE_KEY)
  }

  private readTyped(): Typed {
    const stored = readStored(STORAGE_KEY, isStoredDraft)
    if (stored && this.now() - stored.keptAtMs < MAX_AGE_MS) return stored.typed
    removeStored(STORAGE_KEY)
    return NOTHING
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  const { typed, keptAtMs } = (value ?? {}) as { typed?: Record<string, unknown>; keptAtMs?: unknown }
  return (
    typeof keptAtMs === 'number' && Object.keys(NOTHING).every((name) => typeof typed?.[name] === 'string')
  )
}

/** One draft per session store, shared by the passport pages as they mount and unmount. */
const drafts = new WeakMap<object, PassportDraft>()

export function passportDraftOf({ session }: Pick<Stores, 'session'>): PassportDraft {
  const draft = drafts.get(session) ?? new PassportDraft(session)
  drafts.set(session, draft)
  return draft
}
