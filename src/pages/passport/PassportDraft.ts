import { reaction } from 'mobx'

import { isCodeTarget, isEmail, isUsername } from '@/model/validation/rules'
import type { Form } from '@/stores/Form'
import type { Stores } from '@/stores/StoresContext'

interface Typed {
  readonly usernameOrEmail: string
  /** Where a code goes: a mobile number or an email address. */
  readonly target: string
  readonly username: string
  readonly referralCode: string
}

const NOTHING: Typed = { usernameOrEmail: '', target: '', username: '', referralCode: '' }

/**
 * What somebody has typed on their way in, for the next page of the passport: those take each other's place. Never a
 * password, nor a code; in memory alone, and gone as soon as a session begins.
 */
export class PassportDraft {
  private typed = NOTHING
  private sessionCount: number

  constructor(private readonly session: Pick<Stores['session'], 'sessionCount'>) {
    this.sessionCount = session.sessionCount
  }

  /** What the login page takes, which is no mobile number. */
  get usernameOrEmail(): string {
    const { usernameOrEmail, target, username } = this.current
    return usernameOrEmail || (isEmail(target.trim()) ? target : username)
  }

  get target(): string {
    const { usernameOrEmail, target } = this.current
    return target || (isCodeTarget(usernameOrEmail.trim()) ? usernameOrEmail : '')
  }

  get username(): string {
    const { usernameOrEmail, username } = this.current
    return username || (isUsername(usernameOrEmail.trim()) ? usernameOrEmail : '')
  }

  get referralCode(): string {
    return this.current.referralCode
  }

  take(typed: Partial<Typed>): void {
    this.typed = { ...this.current, ...typed }
  }

  /** Takes over what is typed into a form from now on. */
  follow<Values extends object>(form: Form<Values>, typedIn: (values: Values) => Partial<Typed>): void {
    reaction(
      () => form.values,
      (values) => this.take(typedIn(values)),
    )
  }

  private get current(): Typed {
    const { sessionCount } = this.session
    if (sessionCount !== this.sessionCount) {
      this.sessionCount = sessionCount
      this.typed = NOTHING
    }
    return this.typed
  }
}

/** One for all pages of the passport, which come and go. */
const drafts = new WeakMap<object, PassportDraft>()

export function passportDraftOf({ session }: Pick<Stores, 'session'>): PassportDraft {
  const draft = drafts.get(session) ?? new PassportDraft(session)
  drafts.set(session, draft)
  return draft
}
