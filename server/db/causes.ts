/** What the database, its driver or the network says of an error. */
interface Cause {
  readonly message: string
  /** A SQLSTATE, or Node's code; empty without one. */
  readonly code: string
  readonly constraint: string | undefined
  readonly detail: string | undefined
}

type Known = Error & { readonly code?: unknown; readonly constraint?: string; readonly detail?: string }

/** An error and what it was caused by: Drizzle wraps what the database says, and several may have failed together. */
export function causesOf(error: unknown): readonly Cause[] {
  if (!(error instanceof Error)) return []
  const { message, code, constraint, detail, cause } = error as Known
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [cause]
  const own = { message, code: typeof code === 'string' ? code : '', constraint, detail }
  return [own, ...parts.flatMap(causesOf)]
}
