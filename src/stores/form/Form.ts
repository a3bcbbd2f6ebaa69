import { makeAutoObservable, observableRef } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'

type FieldOf<Values> = Extract<keyof Values, string>

/**
 * What a customer has typed into a form, and what is wrong with it. Page stores hold it as a field.
 * Problems show after the first attempt to submit and vanish as soon as their field is changed.
 */
export class Form<Values extends object> {
  values: Values
  problems: FieldProblems<FieldOf<Values>> = {}

  constructor(
    private readonly initial: Values,
    private readonly validate: (values: Values) => FieldProblems<FieldOf<Values>>,
  ) {
    this.values = initial
    makeAutoObservable<this, 'initial' | 'validate'>(
      this,
      { values: observableRef, problems: observableRef, initial: false, validate: false },
      { autoBind: true },
    )
  }

  set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value }
    if (this.problems[field]) this.problems = { ...this.problems, [field]: undefined }
  }

  /** Checks everything. @returns whether it may be submitted */
  check(): boolean {
    this.problems = this.validate(this.values)
    return this.firstProblem === null
  }

  /** Checks one field, for a step in between such as sending a code. */
  checkField(field: FieldOf<Values>): boolean {
    const problem = this.validate(this.values)[field]
    this.problems = { ...this.problems, [field]: problem }
    return problem === undefined
  }

  /** Says what is wrong with a field that only its page can judge. */
  refuse(field: FieldOf<Values>, problem: FieldProblem): void {
    this.problems = { ...this.problems, [field]: problem }
  }

  /** The topmost field with a problem, in the order in which the form names its fields. */
  get firstProblem(): FieldOf<Values> | null {
    const fields = Object.keys(this.initial) as FieldOf<Values>[]
    return fields.find((field) => this.problems[field]) ?? null
  }

  /**
   * Checks everything and, if it is in order, sends it. A refusal stands at the fields it names and
   * is thrown on for whoever tells the customer.
   *
   * @returns whether it was sent and accepted
   */
  async submit(send: (values: Values) => Promise<void>): Promise<boolean> {
    if (!this.check()) return false
    await this.attempt(() => send(this.values))
    return true
  }

  /**
   * Sends something on behalf of a few fields, such as a code; a refusal stands at the fields it names.
   *
   * @param aliases fields by the names that a call has for them, where those differ
   */
  async attempt(
    send: () => Promise<void>,
    aliases: Readonly<Record<string, FieldOf<Values>>> = {},
  ): Promise<void> {
    try {
      await send()
    } catch (error) {
      if (isApiError(error)) this.takeRefusal(error, aliases)
      throw error
    }
  }

  private takeRefusal(error: ApiError, aliases: Readonly<Record<string, FieldOf<Values>>>): void {
    const refused: FieldProblems<FieldOf<Values>> = {}
    const own = (Object.keys(this.initial) as FieldOf<Values>[]).map((field) => [field, field] as const)
    for (const [member, field] of [...own, ...Object.entries(aliases)]) {
      const message = error.fieldMessage(member)
      if (message !== null) refused[field] = { kind: 'server', message }
    }
    this.problems = { ...this.problems, ...refused }
  }

  /** Takes over values from elsewhere, such as a kept draft. */
  fill(values: Values): void {
    this.values = values
    this.problems = {}
  }

  reset(): void {
    this.fill(this.initial)
  }
}
