import { causesOf } from './causes.ts'

const UNIQUE_VIOLATION = '23505'

/** The unique constraint that a write violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return causesOf(error).find(({ code }) => code === UNIQUE_VIOLATION)?.constraint
}
