import { actionBound, makeObservable, observableRef } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'

import { CommandKey } from './CommandKey'

export type FieldOf<Values> = Extract<keyof Values, string>

/** Fields by the API's name for them, where the two differ. */
export type FieldAliases<Values> = Readonly<Record<string, FieldOf<Values>>>

/**
 * The values of a form and the problems with them. Problems show after the first attempt to submit; each one
 * clears when its field changes. Page stores hold it as a field; a form with a draft is a `DraftForm`.
 */
export class Form<Values extends object> {
  values: Values
  problems: FieldProblems<FieldOf<Values>> = {}

  private readonly key = new CommandKey()

  constructor(
    /** The values that the form starts with and `reset` returns to. */
    protected initial: Values,
    private readonly validate: (values: Values) => FieldProblems<FieldOf<Values>>,
    private readonly aliases: FieldAliases<Values> = {},
  ) {
    this.values = initial
    makeObservable<this, 'initial' | 'takeRefusal'>(this, {
      values: observableRef,
      problems: observableRef,
      initial: observableRef,
      set: actionBound,
      check: actionBound,
      refuse: actionBound,
      fill: actionBound,
      reset: actionBound,
      takeRefusal: actionBound,
    })
  }

  set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value }
    if (this.problems[field]) this.problems = { ...this.problems, [field]: undefined }
  }

  /**
   * @param only the fields to check; all by default
   * @returns whether they are valid
   */
  check(only?: readonly FieldOf<Values>[]): boolean {
    const found = this.validate(this.values)
    const fields = only ?? (Object.keys(found) as FieldOf<Values>[])
    const problems: FieldProblems<FieldOf<Values>> = only ? { ...this.problems } : {}
    for (const field of fields) problems[field] = found[field]
    this.problems = problems
    return fields.every((field) => found[field] === undefined)
  }

  /** Sets a problem that only the page can detect. */
  refuse(field: FieldOf<Values>, problem: FieldProblem): void {
    this.problems = { ...this.problems, [field]: problem }
  }

  /** The first field on the page with a problem; `initial` lists the fields in page order. */
  get firstProblem(): string | null {
    const fields = Object.keys(this.initial) as FieldOf<Values>[]
    return fields.find((field) => this.problems[field]) ?? null
  }

  /**
   * The idempotency key for the request `submit` is sending; a retry of the same request gets the same key.
   */
  keyFor(request: object): string {
    return this.key.for(request)
  }

  /**
   * Validates and, if everything is valid, sends. When the API refuses the request, shows its messages at the
   * fields they name and rethrows.
   *
   * @param only the fields to check; all by default. A step such as sending a code needs only some
   * @returns whether it was sent and accepted
   */
  async submit(send: (values: Values) => Promise<void>, only?: readonly FieldOf<Values>[]): Promise<boolean> {
    if (!this.check(only)) return false
    try {
      await send(this.values)
    } catch (error) {
      if (isApiError(error)) this.takeRefusal(error)
      throw error
    }
    if (!only) this.key.renew()
    return true
  }

  /** Replaces all values, for example with a record that was read, and clears the problems. */
  fill(values: Values): void {
    this.values = values
    this.problems = {}
  }

  reset(): void {
    this.fill(this.initial)
    this.key.renew()
  }

  private takeRefusal(error: ApiError): void {
    const own = (Object.keys(this.initial) as FieldOf<Values>[]).map((field) => [field, field] as const)
    const refused: FieldProblems<FieldOf<Values>> = {}
    for (const [member, field] of [...own, ...Object.entries(this.aliases)]) {
      const message = error.fieldMessage(member)
      if (message !== null) refused[field] ??= { kind: 'server', message }
    }
    this.problems = { ...this.problems, ...refused }
  }
}
