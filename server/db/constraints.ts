/** The unique constraint that a write violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown }
    if (code === '23505' && typeof constraint === 'string') return constraint
  }
  return undefined
}
